import { type HexId, PHASES, type Phase } from '@oriflamme/joan-1429';
import type { AnyHappening } from '@oriflamme/platform';
import type { Entry } from './model.ts';

export interface LogGroup {
  readonly key: string;
  readonly turn: number | undefined;
  readonly phase: Phase | null;
  readonly entries: readonly Entry[];
}

/** Entries side by side of one turn and phase under one heading; those with nothing to tell are left out. */
export function groupEntries(entries: readonly Entry[]): LogGroup[] {
  const groups: { key: string; turn: number | undefined; phase: Phase | null; entries: Entry[] }[] = [];
  for (const entry of entries) {
    if (entry.happenings.length === 0 && entry.kind === 'order') continue;
    const phase = PHASES.find((known) => known === entry.phase) ?? null;
    const last = groups.at(-1);
    if (last && last.turn === entry.turn && last.phase === phase) last.entries.push(entry);
    else groups.push({ key: `${entry.n}`, turn: entry.turn, phase, entries: [entry] });
  }
  return groups;
}

export const logKinds = ['all', 'marches', 'battles', 'sieges', 'determination'] as const;
export type LogKind = (typeof logKinds)[number];

const marches = ['march', 'buildFieldworks', 'removeFieldworks', 'removeExcess'];
const battles = ['attack', 'stand', 'takeLosses', 'advance', 'refuge', 'withdraw'];
const siegeWords = /siege|town(Taken|Falls|Fell|Reverts)|starved/i;

/** The entries of one kind; of an order that ended a phase only what belongs to the kind. */
export function ofKind(entries: readonly Entry[], kind: LogKind): readonly Entry[] {
  switch (kind) {
    case 'all':
      return entries;
    case 'marches':
      return entries.filter(({ type }) => marches.includes(type));
    case 'battles':
      return entries.filter(({ type }) => battles.includes(type));
    case 'sieges':
      return withHappenings(entries, (name) => siegeWords.test(name));
    case 'determination':
      return entries.filter(({ type }) => ['start', 'build', 'endCombat'].includes(type));
  }
}

const withHappenings = (entries: readonly Entry[], passes: (kind: string) => boolean): Entry[] =>
  entries
    .map((entry) => ({ ...entry, happenings: entry.happenings.filter(({ kind }) => passes(kind)) }))
    .filter(({ happenings }) => happenings.length > 0);

const hexPattern = /^\d{4}$/;

/** The hexes a happening speaks of, each once: where the map can be shown. */
export function hexesIn(happening: AnyHappening): HexId[] {
  const found = Object.entries(happening)
    .filter(([key]) => ['hex', 'from', 'to', 'target', 'at'].includes(key))
    .map(([, value]: [string, unknown]) => value)
    .filter((value): value is HexId => typeof value === 'string' && hexPattern.test(value));
  return [...new Set(found)];
}
