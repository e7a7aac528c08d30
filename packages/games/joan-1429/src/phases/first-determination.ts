import { townHex } from '../data/map/index.ts';
import { addSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { Side, Situation } from '../ids.ts';
import { freshKey } from '../lots.ts';
import { holder } from '../rules/control.ts';
import { cathedralOf } from '../rules/coronation.ts';
import { settleMandate } from '../rules/mandate.ts';
import { militiaMuster } from '../rules/militia.ts';
import { settleHex } from '../rules/occupation.ts';
import {
  burgundianBonus,
  burgundyWithout,
  englishBonus,
  frenchBonus,
  isHalved,
  portReplacements,
} from '../rules/replacements.ts';
import type { G, NationPurse } from '../state.ts';
import { beginBuild, capPurses } from './build.ts';
import { eventStep } from './event-step.ts';
import { ransomStep } from './ransom-step.ts';
import { firstSupplyCheck } from './supply-check.ts';

/** [4.1, 5.2, R4] A new game turn, up to the first decision of it; undefined when there was none in the whole phase. */
export const beginFirstDetermination = (G: G, table: GameTable): Situation | undefined => {
  beginTurn(G, table);
  firstSupplyCheck(G, table);
  raiseMilitia(G, table);
  if (G.outcome !== null) return undefined;
  settleMandate(G, table);
  englishReplacements(G, table);
  burgundianReplacements(G, table);
  return build(G, 'english', table);
};

/** [R4] What follows a side's build step. */
export const afterBuild = (G: G, side: Side, table: GameTable): Situation | undefined => {
  capPurses(G, side, table);
  if (side === 'english') {
    frenchReplacements(G, table);
    return build(G, 'french', table);
  }
  ransomStep(G, table);
  return eventStep(G, table);
};

/** Nothing is left of the phase once its withdrawals are made [R47]. */
export const resumeFirstDetermination = (_G: G, _table: GameTable): Situation | undefined => undefined;

const build = (G: G, side: Side, table: GameTable): Situation | undefined => {
  const asked = beginBuild(G, side, table);
  if (G.outcome !== null) return undefined;
  return asked ? { phase: 'firstDetermination', side, step: 'build' } : afterBuild(G, side, table);
};

/** [R41, R42] What the Final Determination will compare with is noted as the turn begins. */
const beginTurn = (G: G, table: GameTable): void => {
  const { status, hex } = G.leaders.charles;
  G.turn += 1;
  G.turnBegan = {
    charles: status === 'map' && cathedralOf(G, hex) !== undefined ? hex : null,
    orleans: holder(G, townHex('orleans')),
    chinon: holder(G, townHex('chinon')),
    paris: holder(G, townHex('paris')),
  };
  G.willEvents = { orleansRelieved: false, executed: false };
  G.event = null;
  table.tell({ kind: 'turnBegan', rule: '4.0', turn: G.turn });
};

/** [5.2.1, R22] By itself, for both sides. */
const raiseMilitia = (G: G, table: GameTable): void => {
  for (const { nation, hexes } of militiaMuster(G)) {
    if (hexes.length === 0) continue;
    for (const hex of hexes) addSps(G, hex, freshKey(nation, 'militia'), 1);
    table.tell({ kind: 'militiaRaised', rule: '5.2.1', nation, hexes });
    for (const hex of hexes) settleHex(G, hex, table);
  }
};

/** [5.2.6, R23] Halved while the purse has nowhere to spend it. */
const earn = (G: G, purse: NationPurse, rps: number): { halved: boolean; purse: number } => {
  const halved = rps > 0 && isHalved(G, purse);
  G.purses[purse] += halved ? Math.floor(rps / 2) : rps;
  return { halved, purse: G.purses[purse] };
};

/** [5.2.2] */
const englishReplacements = (G: G, table: GameTable): void => {
  const die = table.d6();
  const fixed = portReplacements(G);
  const bonus = englishBonus(G, die);
  table.tell({ kind: 'englishReplacements', rule: '5.2.2', die, fixed, bonus, ...earn(G, 'english', fixed + bonus) });
};

/** [5.2.3] */
const burgundianReplacements = (G: G, table: GameTable): void => {
  const why = burgundyWithout(G);
  if (why !== undefined) {
    table.tell({ kind: 'noBurgundianReplacements', rule: '5.2.3', why });
    return;
  }
  const die = table.d6();
  const bonus = burgundianBonus(die);
  table.tell({ kind: 'burgundianReplacements', rule: '5.2.3', die, bonus, ...earn(G, 'burgundian', bonus) });
};

/** [5.2.4] */
const frenchReplacements = (G: G, table: GameTable): void => {
  const die = table.d6();
  const bonus = frenchBonus(die);
  table.tell({ kind: 'frenchReplacements', rule: '5.2.4', die, bonus, ...earn(G, 'french', bonus) });
};
