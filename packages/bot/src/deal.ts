import { type MatchOptions, parseMatchOptions, SWITCHES, type Switch } from '@oriflamme/joan-1429';
import type { Policy } from './policies/policy.ts';
import { random } from './policies/random.ts';
import { sensible } from './policies/sensible.ts';

/** What `npm run sim` is asked for; a game is dealt from it and its own seed alone, so that any game can be played again by itself. */
export interface Asked {
  /** Optional rules of 9.0 and the English first move. */
  readonly options: 'none' | 'all' | 'random';
  /** Set-up 10.0 or 11.1, with 11.2 and 11.3 added by a plus; `all` deals any of them. */
  readonly scenario: string;
  readonly policy: 'random' | 'sensible' | 'all';
}

type Choose = (n: number) => number;

const VARIANTS: Readonly<Record<string, Switch>> = { '11.2': 'burgundyGreaterRole', '11.3': 'noDeRais' };
const SET_UPS: Readonly<Record<string, MatchOptions['scenario']>> = { '10.0': 'standard', '11.1': 'maidLeads' };
const POLICIES: Readonly<Record<string, Policy>> = { random, sensible };

/** The parts of a scenario as written; undefined when one is unknown. */
const partsOf = (scenario: string): string[] | undefined => {
  const parts = scenario.split('+');
  return parts.every((part) => part in VARIANTS || part in SET_UPS) ? parts : undefined;
};

/** Why a request cannot be dealt; undefined when it can. */
export const askedInVain = ({ options, scenario, policy }: Asked): string | undefined => {
  if (!['none', 'all', 'random'].includes(options)) return `unknown options: ${options}`;
  if (scenario !== 'all' && partsOf(scenario) === undefined) return `unknown scenario: ${scenario}`;
  if (policy !== 'all' && POLICIES[policy] === undefined) return `unknown policy: ${policy}`;
  return undefined;
};

/** The options and players of one game; a pair that excludes itself [R53] loses the English first move. */
export const deal = (asked: Asked, choose: Choose): { options: MatchOptions; policies: readonly [Policy, Policy] } => {
  const parts = asked.scenario === 'all' ? anyScenario(choose) : (partsOf(asked.scenario) ?? []);
  const scenario = parts.map((part) => SET_UPS[part]).find((setUp) => setUp !== undefined) ?? 'standard';
  const variants = parts.map((part) => VARIANTS[part]);
  const switches = SWITCHES.map((name) => {
    if (Object.values(VARIANTS).includes(name)) return [name, variants.includes(name)] as const;
    const on = asked.options === 'all' || (asked.options === 'random' && choose(2) === 0);
    return [name, on && !(name === 'englishFirst' && scenario === 'maidLeads')] as const;
  });
  const parsed = parseMatchOptions({ scenario, ...Object.fromEntries(switches) });
  if (!parsed.ok) throw new Error(`options refused: ${parsed.violation.code}`);
  return { options: parsed.value, policies: [policyOf(asked, choose), policyOf(asked, choose)] };
};

const anyScenario = (choose: Choose): string[] => [
  choose(2) === 0 ? '10.0' : '11.1',
  ...(choose(3) === 0 ? ['11.2'] : []),
  ...(choose(3) === 0 ? ['11.3'] : []),
];

const policyOf = ({ policy }: Asked, choose: Choose): Policy => {
  const name = policy === 'all' ? (['random', 'sensible'][choose(2)] ?? 'random') : policy;
  const found = POLICIES[name];
  if (found === undefined) throw new Error(`unknown policy: ${name}`);
  return found;
};
