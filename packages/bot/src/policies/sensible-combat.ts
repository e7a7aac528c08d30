import {
  type AttackOption,
  enemyOf,
  type G,
  holder,
  joan1429,
  LEADER_FACTS,
  type Options,
  type Order,
  spsOf,
  townAt,
  townHex,
} from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';
import { worthOf } from './strength.ts';

type Combat = Extract<Options, { step: 'combat' }>;

/** About two to one; besieged, a little less will do, since a sortie that fails is safe behind its walls. */
const ENOUGH = 3;
const ENOUGH_TO_RELIEVE = 1.5;

/** What Jeanne owes first; then a siege where one can be laid, then the best attack at good odds; else the end of the phase. */
export const sensibleCombat = (G: G, ctx: Ctx, seat: Seat, options: Combat): Order | undefined => {
  const legal = (order: Order): boolean => joan1429.explain(G, ctx, seat, order) === undefined;
  const [owed] = options.owed ?? [];
  if (owed !== undefined) return owed;
  const [best] = options.attacks
    .map((attack) => ({ attack, worth: worthWhile(G, attack, options.side) }))
    .filter(({ worth }) => worth >= 0)
    .sort((a, b) => b.worth - a.worth);
  if (best !== undefined) {
    const { from, target, pool } = best.attack;
    const leaders = pool.leaders.filter((id) => !LEADER_FACTS[id].king);
    const order: Order = { type: 'attack', from, target, group: { ...pool, leaders } };
    if (legal(order)) return order;
  }
  for (const { from, target, besiege } of options.attacks) {
    if (besiege === null || spsOf(G, target, enemyOf(options.side)) < 3) continue;
    const order: Order = { type: 'besiege', from, target, group: besiege };
    if (legal(order)) return order;
  }
  const end: Order = { type: 'endCombat' };
  return legal(end) ? end : undefined;
};

/** How far above what would be enough; below 0 the bot leaves it. */
const worthWhile = (G: G, { from, target, pool, kind }: AttackOption, side: Combat['side']): number => {
  const enemy = enemyOf(side);
  const walls =
    kind === 'storm' ||
    (kind === 'attack' &&
      townAt(target) !== undefined &&
      holder(G, target) === enemy &&
      G.sieges[target] === undefined);
  const relieves = side === 'french' && target === townHex('orleans') && G.sieges[target] === 'english';
  return worthOf(G, side, from, target, pool, walls) - (relieves ? ENOUGH_TO_RELIEVE : ENOUGH);
};
