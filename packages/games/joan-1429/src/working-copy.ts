import { LEADERS, type LeaderId } from './ids.ts';
import type { G, LeaderState } from './state.ts';

/** A move works on a plain copy of the state and returns it; what did not change is shared with the state before. */
const copied = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied(value[key]);
  return copy as T;
};

/** Forces are replaced hex by hex where they change, and options never do, so neither needs a copy in depth. */
export const workingCopy = (before: G): G => {
  const leaders = {} as Record<LeaderId, LeaderState>;
  for (const id of LEADERS) leaders[id] = { ...before.leaders[id] };
  return {
    ...before,
    forces: { ...before.forces },
    leaders,
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
  };
};

/** `after`, with every part that equals its part of `before` replaced by that part, so that it is equal at a glance. */
export const sharing = <T>(before: T, after: T): T => {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after;
  let same = Array.isArray(before) === Array.isArray(after);
  let keys = 0;
  for (const key in after) {
    keys += 1;
    const was = before[key];
    const now = after[key];
    if (was === now) continue;
    const is = sharing(was, now);
    if (is === was) after[key] = is;
    else same = false;
  }
  // An order of keys of its own makes another JSON text, so it is kept.
  return same && sameKeys(before, after, keys) ? before : after;
};

const sameKeys = (before: object, after: object, keys: number): boolean => {
  const [was, is] = [Object.keys(before), Object.keys(after)];
  return was.length === keys && was.every((key, i) => key === is[i]);
};
