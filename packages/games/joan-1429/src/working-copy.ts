import { sharedForces } from './forces.ts';
import type { G } from './state.ts';

/** A move works on a plain copy of the state and returns it; what did not change is shared with the state before. */
const copied = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied(value[key]);
  return copy as T;
};

/** Forces and leaders are replaced one by one where they change, and options never do, so none of them needs a copy in depth. */
export const workingCopy = (before: G): G => ({
  ...before,
  forces: sharedForces(before),
  leaders: { ...before.leaders },
  sieges: { ...before.sieges },
  fieldworks: { ...before.fieldworks },
  supplyTrain: { ...before.supplyTrain },
  purses: { ...before.purses },
  exiled: { ...before.exiled },
  mandate: copied(before.mandate),
  crowned: { ...before.crowned },
  turnBegan: { ...before.turnBegan },
  willEvents: { ...before.willEvents },
  insideThisPhase: [...before.insideThisPhase],
  attacksMade: copied(before.attacksMade),
  takenThisPhase: [...before.takenThisPhase],
  battle: copied(before.battle),
  withdrawals: copied(before.withdrawals),
  outcome: copied(before.outcome),
});

/**
 * A working copy when its move is done: what came out equal is shared with the state before. Forces are not looked through: they are the
 * largest part, are copied only where they change, and seldom change to and fro within one order.
 */
export const settled = (before: G, copy: G): G => {
  const share = <Part extends keyof G>(part: Part): void => {
    copy[part] = sharing(before[part], copy[part]);
  };
  for (const part of Object.keys(copy) as (keyof G)[]) if (part !== 'forces') share(part);
  return copy;
};

/** `after`, with every part that equals its part of `before` replaced by that part, so that it is equal at a glance. */
export const sharing = <T>(before: T, after: T): T => {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after;
  let same = Array.isArray(before) === Array.isArray(after);
  const keys = Object.keys(after) as (keyof T)[];
  for (const key of keys) {
    const was = before[key];
    const now = after[key];
    if (was === now) continue;
    const is = sharing(was, now);
    if (is === was) after[key] = is;
    else same = false;
  }
  // An order of keys of its own makes another JSON text, so it is kept.
  return same && sameKeys(Object.keys(before), keys) ? before : after;
};

const sameKeys = (before: readonly PropertyKey[], after: readonly PropertyKey[]): boolean =>
  before.length === after.length && before.every((key, i) => key === after[i]);
