import type { G, MatchOptions } from '@oriflamme/joan-1429';
import type { AnyHappening, OrderRow, Violation } from '@oriflamme/platform';
import { CASES_TO_SEE, seenIn, seenInRefusal } from './witnesses/seen.ts';
import { seenInOptions } from './witnesses/set-up.ts';

export interface RuleCounts {
  happenings: Record<string, number>;
  modifiers: Record<string, number>;
  refusals: Record<string, number>;
  /** Cases that name themselves nowhere and were seen at work all the same. */
  witnessed: Record<string, number>;
}

export interface Tally {
  readonly counts: RuleCounts;
  begun(options: MatchOptions): void;
  happening(happening: AnyHappening): void;
  order(before: G, after: G, row: OrderRow): void;
  refusal(refusal: Pick<Violation, 'rule' | 'code'>): void;
  neverSeen(): string[];
}

/** How often each rule spoke. */
export const newTally = (): Tally => {
  const counts: RuleCounts = { happenings: {}, modifiers: {}, refusals: {}, witnessed: {} };
  const add = (to: Record<string, number>, rule: string) => {
    to[rule] = (to[rule] ?? 0) + 1;
  };
  const happening = (told: AnyHappening) => {
    add(counts.happenings, told.rule);
    for (const list of Object.values(told)) {
      if (!Array.isArray(list)) continue;
      for (const item of list as unknown[]) {
        if (typeof item === 'object' && item !== null && 'rule' in item) add(counts.modifiers, String(item.rule));
      }
    }
  };
  return {
    counts,
    begun(options) {
      for (const id of seenInOptions(options)) add(counts.witnessed, id);
    },
    happening,
    order(before, after, row) {
      row.happenings.forEach(happening);
      for (const id of seenIn(before, after, row)) add(counts.witnessed, id);
    },
    refusal({ rule, code }) {
      add(counts.refusals, rule);
      const shown = seenInRefusal(code);
      if (shown !== undefined) add(counts.witnessed, shown);
    },
    neverSeen: () => CASES_TO_SEE.filter((id) => !Object.values(counts).some((seen) => Object.hasOwn(seen, id))),
  };
};
