import { type Parsed, violation } from '@oriflamme/platform';
import * as z from 'zod/mini';

/** [9.0, 11.0] What a match can switch on, each on its own and in any combination; the set-up is 10.0 or 11.1. */
export interface MatchOptions {
  scenario: 'standard' | 'maidLeads';
  /** [9.1] */ columnShifts: boolean;
  /** [9.2.1] */ militiaModifier: boolean;
  /** [9.2.2] */ siegeModifiers: boolean;
  /** [9.3.1] */ siegeWeaponsDoubled: boolean;
  /** [9.3.2] */ artilleryDoubled: boolean;
  /** [9.3.3] */ heavyCavalryDoubled: boolean;
  /** [9.4] */ routs: boolean;
  /** [9.5] */ supplyTrain: boolean;
  /** [11.2] */ burgundyGreaterRole: boolean;
  /** [11.3] */ noDeRais: boolean;
  /** [R2] */ englishFirst: boolean;
}

export const SCENARIOS = ['standard', 'maidLeads'] as const;

/** The switches besides the set-up, in the order of their rules. */
export const SWITCHES = [
  'columnShifts',
  'militiaModifier',
  'siegeModifiers',
  'siegeWeaponsDoubled',
  'artilleryDoubled',
  'heavyCavalryDoubled',
  'routs',
  'supplyTrain',
  'burgundyGreaterRole',
  'noDeRais',
  'englishFirst',
] as const satisfies readonly (keyof MatchOptions)[];
export type Switch = (typeof SWITCHES)[number];

export const DEFAULT_OPTIONS: Readonly<MatchOptions> = Object.freeze({
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
});

const off = z._default(z.boolean(), false);

const schema = z.strictObject({
  scenario: z._default(z.enum(SCENARIOS), DEFAULT_OPTIONS.scenario),
  columnShifts: off,
  militiaModifier: off,
  siegeModifiers: off,
  siegeWeaponsDoubled: off,
  artilleryDoubled: off,
  heavyCavalryDoubled: off,
  routs: off,
  supplyTrain: off,
  burgundyGreaterRole: off,
  noDeRais: off,
  englishFirst: off,
}) satisfies z.ZodMiniType<MatchOptions>;

/** [R53] Set-up 11.1 begins with the French Combat Phase, so the English cannot have moved before it. */
export const excludesEachOther = (options: MatchOptions): boolean =>
  options.englishFirst && options.scenario === 'maidLeads';

export const parseMatchOptions = (input: unknown): Parsed<MatchOptions> => {
  const result = schema.safeParse(input ?? {});
  if (!result.success) {
    const path = result.error.issues[0]?.path.join('.') ?? '';
    return { ok: false, violation: violation('9.0', 'unknownMatchOptions', { path }) };
  }
  if (excludesEachOther(result.data)) {
    return { ok: false, violation: violation('R53', 'englishFirstNeedsStandardSetUp') };
  }
  return { ok: true, value: result.data };
};
