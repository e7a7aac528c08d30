import type { Table } from '@oriflamme/platform';
import { tell } from '../happenings/battle.ts';
import { combatResult, resultText, unrolled } from '../rules/combat.ts';
import { combatModifiers, totalOf } from '../rules/modifiers.ts';
import { BEYOND, oddsOf } from '../rules/odds.ts';
import type { G } from '../state.ts';
import type { Battle } from './state.ts';

/** [6.2.7, 7.0, 7.1, R29, R30] Odds, then the die with all that is added to it; beyond 4-1 nobody rolls. */
export const roll = (G: G, battle: Battle, table: Table): undefined => {
  if (battle.result === null) {
    const odds = oddsOf(G, battle);
    tell(table, { kind: 'oddsReckoned', rule: '6.2.7', ...odds });
    if (odds.column === BEYOND) battle.result = unrolled('overwhelming');
    else {
      const modifiers = combatModifiers(G, battle);
      const die = table.d6();
      const total = die + totalOf(modifiers);
      battle.result = combatResult(odds.column, total);
      tell(table, { kind: 'combatRolled', rule: '7.1', die, modifiers, total, result: resultText(battle.result) });
    }
  }
  if (battle.result.by !== 'table') {
    tell(table, { kind: 'decidedUnrolled', rule: 'R30', by: battle.result.by, result: resultText(battle.result) });
  }
  battle.step = 'attackerLosses';
};
