import type { MatchOptions, Switch } from '@oriflamme/joan-1429';

export const scenarios = ['standard', 'maidLeads'] as const satisfies readonly MatchOptions['scenario'][];
export const sideChoices = ['french', 'english', 'random', 'both'] as const;
export type SideChoice = (typeof sideChoices)[number];
export const accesses = ['unlisted', 'public'] as const;
export const paces = ['none', 'live', 'days', 'week'] as const;

export interface NewMatchForm {
  readonly name: string;
  readonly options: MatchOptions;
  readonly side: SideChoice;
  readonly access: (typeof accesses)[number];
  readonly pace: (typeof paces)[number];
  /** Whether clocks leave out the nights and weekends of whoever decides. */
  readonly nights: boolean;
  readonly weekends: boolean;
  readonly watchable: boolean;
}

/** Written out here and not taken from the game, whose whole rules would come with it; the server checks them. */
const plainOptions: MatchOptions = {
  scenario: 'standard',
  columnShifts: false,
  militiaModifier: false,
  siegeModifiers: false,
  siegeWeaponsDoubled: false,
  artilleryDoubled: false,
  heavyCavalryDoubled: false,
  routs: false,
  supplyTrain: false,
  burgundyGreaterRole: false,
  noDeRais: false,
  englishFirst: false,
};

export const emptyForm = (name: string, side: SideChoice): NewMatchForm => ({
  name,
  options: plainOptions,
  side,
  access: 'unlisted',
  pace: 'none',
  nights: false,
  weekends: false,
  watchable: true,
});

interface SwitchOnForm {
  readonly name: Switch;
  /** The rule number of the switch, for the link beside it. */
  readonly rule: string;
}

export const groups: readonly {
  readonly name: 'combat' | 'sieges' | 'campaign';
  readonly switches: readonly SwitchOnForm[];
}[] = [
  {
    name: 'combat',
    switches: [
      { name: 'columnShifts', rule: '9.1' },
      { name: 'militiaModifier', rule: '9.2.1' },
      { name: 'artilleryDoubled', rule: '9.3.2' },
      { name: 'heavyCavalryDoubled', rule: '9.3.3' },
      { name: 'routs', rule: '9.4' },
    ],
  },
  {
    name: 'sieges',
    switches: [
      { name: 'siegeModifiers', rule: '9.2.2' },
      { name: 'siegeWeaponsDoubled', rule: '9.3.1' },
    ],
  },
  {
    name: 'campaign',
    switches: [
      { name: 'supplyTrain', rule: '9.5' },
      { name: 'burgundyGreaterRole', rule: '11.2' },
      { name: 'noDeRais', rule: '11.3' },
      { name: 'englishFirst', rule: 'R2' },
    ],
  },
];

const switches: readonly Switch[] = groups.flatMap((group) => group.switches.map(({ name }) => name));

/** The switches that are on in a set-up, as the server tells it. */
export function switchedOn(setup: unknown): readonly Switch[] {
  if (typeof setup !== 'object' || setup === null) return [];
  return switches.filter((name) => (setup as Partial<Record<Switch, unknown>>)[name] === true);
}
