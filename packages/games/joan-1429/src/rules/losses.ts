import type { Lots } from '../battle/state.ts';
import { UNITS } from '../data/units.ts';
import { lotEntries } from '../forces.ts';
import { type LotKey, readLot } from '../lots.ts';
import { countOf, pick, sumOf } from './combat.ts';

/** A choice of SPs to lose: how many of which, and how many of them at least from cavalry. */
export interface LossChoice {
  readonly pool: Lots;
  readonly number: number;
  readonly cavalryAtLeast: number;
}

const isCavalry = (key: LotKey): boolean => UNITS[readLot(key).type].cavalry;

/** [6.2.6, 7.3, 7.3.1, R33] At least half, rounded up, from cavalry while there is any. */
export const lossChoice = (pool: Lots, demanded: number): LossChoice => {
  const number = Math.min(demanded, sumOf(pool));
  const cavalry = sumOf(pick(pool, (lot) => UNITS[lot.type].cavalry));
  return { pool, number, cavalryAtLeast: Math.min(cavalry, Math.ceil(number / 2)) };
};

/** A choice without the cavalry's share: what pushing through and a rout cost [7.5.2, R51]. */
export const freeChoice = (pool: Lots, demanded: number): LossChoice => ({
  pool,
  number: Math.min(demanded, sumOf(pool)),
  cavalryAtLeast: 0,
});

export type LossFault = 'lossesNotThere' | 'lossesMiscounted' | 'lossesSpareCavalry';

/** What is wrong with a selection, if anything. */
export const lossFault = (choice: LossChoice, named: Lots): LossFault | undefined => {
  let total = 0;
  let cavalry = 0;
  for (const [key, n] of lotEntries(named)) {
    if (!Number.isInteger(n) || n < 1 || n > countOf(choice.pool, key)) return 'lossesNotThere';
    total += n;
    if (isCavalry(key)) cavalry += n;
  }
  if (total !== choice.number) return 'lossesMiscounted';
  return cavalry < choice.cavalryAtLeast ? 'lossesSpareCavalry' : undefined;
};

/** [R33] The one legal selection, where there is but one. */
export const onlyLosses = (choice: LossChoice): Lots | undefined => {
  const { pool, number, cavalryAtLeast } = choice;
  if (number === 0) return {};
  const cavalry = lotEntries(pool).filter(([key]) => isCavalry(key));
  const others = lotEntries(pool).filter(([key]) => !isCavalry(key));
  const sum = (lots: [LotKey, number][]): number => lots.reduce((sps, [, n]) => sps + n, 0);
  const fewest = Math.max(cavalryAtLeast, number - sum(others));
  if (fewest !== Math.min(sum(cavalry), number)) return undefined;
  const fromCavalry = onlyFrom(cavalry, fewest);
  const fromOthers = onlyFrom(others, number - fewest);
  return fromCavalry && fromOthers && { ...fromCavalry, ...fromOthers };
};

const onlyFrom = (lots: [LotKey, number][], number: number): Lots | undefined => {
  if (number === 0) return {};
  const [first] = lots;
  if (lots.length === 1 && first !== undefined) return { [first[0]]: number };
  return lots.reduce((sps, [, n]) => sps + n, 0) === number ? (Object.fromEntries(lots) as Lots) : undefined;
};

/** A legal selection that takes lots in the order given, as far as the cavalry's share allows. */
export const lossesInOrder = (choice: LossChoice, worth: (key: LotKey) => number): Lots => {
  const inOrder = lotEntries(choice.pool).sort((a, b) => worth(a[0]) - worth(b[0]) || (a[0] < b[0] ? -1 : 1));
  const named: Lots = {};
  const take = (from: [LotKey, number][], number: number): number => {
    let left = number;
    for (const [key, n] of from) {
      const some = Math.min(left, n - (named[key] ?? 0));
      if (some > 0) named[key] = (named[key] ?? 0) + some;
      left -= Math.max(0, some);
    }
    return left;
  };
  take(
    inOrder.filter(([key]) => isCavalry(key)),
    choice.cavalryAtLeast,
  );
  take(inOrder, choice.number - sumOf(named));
  return named;
};
