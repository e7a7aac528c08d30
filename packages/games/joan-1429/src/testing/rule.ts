import { test } from 'vitest';

/** A test of one or more cases of the rulebook or rulings: `npm run rules` finds it by the name in brackets. */
export const rule = (cases: string, sentence: string, fn: () => void | Promise<void>): void => {
  test(`[${cases}] ${sentence}`, fn);
};
