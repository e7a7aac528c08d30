import type { Happening } from '@oriflamme/joan-1429';
import type { Entry } from './model.ts';

type Declared = Extract<Happening, { kind: 'attackDeclared' }>;

export interface ToldBattle {
  readonly declared: Declared;
  readonly told: readonly Happening[];
}

const withinBattle = ['stand', 'takeLosses', 'advance', 'refuge'];

/** The last battle that was begun, unless something else has been ordered since. */
export function battleOf(entries: readonly Entry[]): ToldBattle | undefined {
  const begun = entries.findLastIndex(({ happenings }) => happenings.some(({ kind }) => kind === 'attackDeclared'));
  if (begun < 0) return undefined;
  const since = entries.slice(begun + 1);
  const other = since.some(({ kind, type }) => kind === 'order' && !withinBattle.includes(type));
  if (other) return undefined;
  const happenings = [entries[begun], ...since].flatMap((entry) => (entry?.happenings ?? []) as Happening[]);
  const over = happenings.findIndex(({ kind }) => kind === 'combatEnds');
  const declared = happenings.find((one): one is Declared => one.kind === 'attackDeclared');
  return (
    declared && {
      declared,
      told: (over < 0 ? happenings : happenings.slice(0, over)).filter((one) => one !== declared),
    }
  );
}
