import { applyOrder } from '../apply.ts';
import { compose } from '../compose.ts';
import { explainOrder } from '../explain.ts';
import type { Happening } from '../happenings.ts';
import type { Situation } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import { optionsOf } from '../options.ts';
import { beginMatch } from '../phases/sequence.ts';
import { setup } from '../setup.ts';
import type { G } from '../state.ts';

export type Choose = (n: number) => number;

/** The same seed chooses the same. */
export const chooser = (seed: number): Choose => {
  let x = seed >>> 0 || 1;
  return (n) => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
};

/** Plays at random and shows every decision before it is made, until the match is over or so many orders are given. */
export const playAtRandom = (
  options: MatchOptions,
  choose: Choose,
  orders: number,
  show: (G: G, at: Situation) => void,
  tell: (happening: Happening) => void = () => undefined,
): void => {
  const G = setup(options);
  const table = { d6: () => 1 + choose(6), tell };
  let at = beginMatch(G, table);
  for (let i = 0; i < orders && at !== undefined; i += 1) {
    show(G, at);
    const order = compose(optionsOf(G, at), choose);
    const refusal = explainOrder(G, at, order);
    if (refusal !== undefined) throw new Error(`composed and refused: ${JSON.stringify({ order, refusal, at })}`);
    at = applyOrder(G, at, order, table);
  }
};
