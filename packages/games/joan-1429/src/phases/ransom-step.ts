import { changeLeader } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import { captivesToRansom, isRansomed, jeannesFate } from '../rules/ransom.ts';
import type { G } from '../state.ts';

/** [5.3, 7.4.4, R45] A die for every captive; who is ransomed comes back in the next build step. */
export const ransomStep = (G: G, table: GameTable): void => {
  for (const leader of captivesToRansom(G)) {
    const die = table.d6();
    const ransomed = isRansomed(die);
    if (ransomed) changeLeader(G, leader, { status: 'ransomed' });
    table.tell({ kind: 'ransomRoll', rule: '5.3', leader, die, ransomed });
  }
  if (G.leaders.jeanne.status !== 'captive') return;
  const die = table.d6();
  const fate = jeannesFate(die);
  table.tell({ kind: 'jeanneRoll', rule: '7.4.4', die, fate });
  if (fate === 'ransomed') changeLeader(G, 'jeanne', { status: 'ransomed' });
  if (fate === 'executed') {
    changeLeader(G, 'jeanne', { status: 'dead' });
    G.willEvents.executed = true;
  }
};
