import type { Table } from '@oriflamme/platform';
import { hasSps, lotsOf } from '../forces.ts';
import { enemyOf, type HexId } from '../ids.ts';
import { gunsOf } from '../rules/combat.ts';
import { checkSiege, siegeStanding } from '../rules/siege.ts';
import type { G } from '../state.ts';
import { loseSps } from './stack.ts';
import type { Asked, Battle, Lots } from './state.ts';
import { settleWithdrawals } from './withdraw.ts';

/** [7.5.3, R38] After a battle at a town its siege is looked at: besiegers who attacked may have grown too few. */
export const siegeCheck = (G: G, battle: Battle, table: Table): Asked | undefined => {
  for (const hex of new Set([battle.from, battle.target])) raiseIfTooWeak(G, hex, table);
  const side = settleWithdrawals(G, table);
  if (side !== undefined) return { side, step: 'withdraw' };
  battle.step = 'fates';
  return undefined;
};

/** [R33] Raised by losses without a retreat, the guns are lost. */
const raiseIfTooWeak = (G: G, hex: HexId, table: Table): void => {
  const side = G.sieges[hex];
  if (side === undefined || !hasSps(G, hex, side) || !hasSps(G, hex, enemyOf(side))) return;
  if (siegeStanding(G, hex) !== 'raised') return;
  const guns = gunsOf(Object.fromEntries(lotsOf(G, hex, side)) as Lots);
  checkSiege(G, hex, table);
  loseSps(G, side, hex, guns, 'guns', 'R33', table);
};
