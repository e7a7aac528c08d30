import type { HexId } from './hex-id.ts';
import { neighbours } from './neighbour.ts';
import { PriorityQueue } from './queue.ts';

export interface Arrival<N> {
  readonly cost: number;
  /** The node before this one on the cheapest way; undefined at a start. */
  readonly from: N | undefined;
}

/** Every node reached, with its least cost, in order of cost. */
export type Reach<N> = ReadonlyMap<N, Arrival<N>>;

export interface Step<N> {
  readonly to: N;
  readonly cost: number;
}

/** Dijkstra's search over any graph whose costs are not negative. Starts carry the cost they begin with. */
export const cheapestWays = <N>(
  starts: Iterable<readonly [N, number]>,
  stepsFrom: (node: N, spent: number) => Iterable<Step<N>>,
  limit = Number.POSITIVE_INFINITY,
): Reach<N> => {
  const best = new Map<N, Arrival<N>>();
  const reached = new Map<N, Arrival<N>>();
  const queue = new PriorityQueue<N>();
  const offer = (node: N, arrival: Arrival<N>): void => {
    if (arrival.cost > limit || arrival.cost >= (best.get(node)?.cost ?? Number.POSITIVE_INFINITY)) return;
    best.set(node, arrival);
    queue.put(node, arrival.cost);
  };
  for (const [node, cost] of starts) offer(node, { cost, from: undefined });
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    const node = next.value;
    const arrival = best.get(node);
    if (arrival === undefined || reached.has(node)) continue;
    reached.set(node, arrival);
    for (const step of stepsFrom(node, arrival.cost)) {
      if (!reached.has(step.to)) offer(step.to, { cost: arrival.cost + step.cost, from: node });
    }
  }
  return reached;
};

/** Where one can go from a hex: `cost` prices a step, or answers undefined where there is none. */
export const reach = (
  from: HexId,
  cost: (a: HexId, b: HexId) => number | undefined,
  limit = Number.POSITIVE_INFINITY,
): Reach<HexId> =>
  cheapestWays(
    [[from, 0]],
    function* (id) {
      for (const to of neighbours(id)) {
        const price = cost(id, to);
        if (price !== undefined) yield { to, cost: price };
      }
    },
    limit,
  );

/** The cheapest way, both ends included; undefined when the node was not reached. */
export const wayTo = <N>(reached: Reach<N>, to: N): N[] | undefined => {
  const way: N[] = [];
  for (let node: N | undefined = to; node !== undefined; ) {
    const arrival = reached.get(node);
    if (arrival === undefined) return undefined;
    way.push(node);
    node = arrival.from;
  }
  return way.reverse();
};
