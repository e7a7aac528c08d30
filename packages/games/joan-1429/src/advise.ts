import { advanceChoice } from './battle/advance.ts';
import type { Battle, Lots } from './battle/state.ts';
import { townAt } from './data/map/index.ts';
import { spsOf } from './forces.ts';
import { enemyOf, type HexId, SIDE_OF, type Side, type Situation, type UnitType } from './ids.ts';
import type { Order } from './orders.ts';
import { answer, type Reactions } from './reactions.ts';
import { isTownHex, sumOf } from './rules/combat.ts';
import { oddsOf } from './rules/odds.ts';
import { siegeStrength } from './rules/siege.ts';
import type { G } from './state.ts';

/** From what is easily had again to what a siege cannot do without. */
const LOSE_FIRST: readonly UnitType[] = [
  'militia',
  'infantry',
  'lightCavalry',
  'archers',
  'heavyCavalry',
  'siege',
  'engineers',
  'artillery',
];

/** Against fair odds the wagons are worth their -1; against poor ones they are better kept. */
const EVEN_ODDS = 2;

/** Whether what stays behind would lose what it holds: a siege, or a town that needs its garrison. */
const isNeeded = (G: G, side: Side, hex: HexId, leaving: Lots): boolean => {
  const staying = spsOf(G, hex, side) - sumOf(leaving);
  if (G.sieges[hex] === side) return staying < siegeStrength(G, hex, enemyOf(side));
  const town = townAt(hex);
  return town !== undefined && SIDE_OF[town.home] !== side && staying === 0;
};

/** Into towns, to take, hold or besiege them; elsewhere a victor keeps his ground, and so do garrisons and siege lines. */
const adviseAdvance = (G: G, battle: Battle): 'all' | 'none' => {
  const found = advanceChoice(G, battle);
  if (found === undefined || found.side !== battle.attacker || !isTownHex(found.choice.to)) return 'none';
  const { from, pool } = found.choice;
  return isNeeded(G, found.side, from, pool) ? 'none' : 'all';
};

/** The reactions a sensible player would have in this situation; the same for everyone who asks. */
export const sensibleReactions = (G: G, at: Situation): Reactions => {
  const battle = G.battle;
  const fair = battle !== null && at.step === 'stand' && oddsOf(G, battle).column >= EVEN_ODDS;
  return {
    stand: 'inside',
    laager: fair ? 'form' : 'spare',
    losses: LOSE_FIRST,
    retreat: 'inside',
    advance: battle !== null && at.step === 'advance' ? adviseAdvance(G, battle) : 'none',
  };
};

/** The sensible answer to a pending reaction; undefined in one's own phases, where a player plays for himself. */
export const advise = (G: G, at: Situation): Order | undefined =>
  at.step === 'build' || at.step === 'movement' || at.step === 'combat'
    ? undefined
    : answer(G, at, sensibleReactions(G, at));
