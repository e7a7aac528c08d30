import { expect } from 'vitest';
import { changeLeader } from '../forces.ts';
import { emptyBoard } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { beginFirstDetermination } from './first-determination.ts';
import { ransomStep } from './ransom-step.ts';

rule('5.3', 'a die for each captive of either side: ransomed on 5, a captive still on 4', () => {
  const G = emptyBoard();
  for (const id of ['dunois', 'talbot', 'burgundy'] as const) changeLeader(G, id, { status: 'captive' });
  const table = scriptedTable([5, 4, 6]);
  ransomStep(G, table);
  table.done();
  expect([G.leaders.dunois.status, G.leaders.talbot.status, G.leaders.burgundy.status]).toEqual([
    'ransomed',
    'captive',
    'ransomed',
  ]);
});

rule('7.4.4 R45', 'Jeanne is ransomed on a 5, stays a captive on a 4, and neither is told to the Will', () => {
  for (const [die, status] of [
    [5, 'ransomed'],
    [4, 'captive'],
  ] as const) {
    const G = emptyBoard();
    changeLeader(G, 'jeanne', { status: 'captive' });
    ransomStep(G, scriptedTable([die]));
    expect(G.leaders.jeanne.status).toBe(status);
    expect(G.willEvents.executed).toBe(false);
  }
});

rule('5.3 R4', 'who is ransomed is not back before the next build step', () => {
  const G = emptyBoard();
  changeLeader(G, 'talbot', { status: 'captive' });
  ransomStep(G, scriptedTable([6]));
  expect(G.leaders.talbot.hex).toBeNull();
  expect(beginFirstDetermination(G, scriptedTable([1, 1]))).toMatchObject({ side: 'english', step: 'build' });
});
