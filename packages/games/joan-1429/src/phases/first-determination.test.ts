import { expect } from 'vitest';
import { neighbours } from '../data/map/index.ts';
import { changeLeader, spsOf } from '../forces.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { applyBuild } from './build.ts';
import { afterBuild, beginFirstDetermination } from './first-determination.ts';

const kinds = (table: ReturnType<typeof scriptedTable>) => table.told.map((h) => h.kind);

rule(
  '4.1, R4',
  'supply, militia, English and Burgundian dice, English build, French die, French build, ransom, event',
  () => {
    const G = emptyBoard();
    lead(G, 'jeanne', 'orleans');
    changeLeader(G, 'talbot', { status: 'captive' });
    const table = scriptedTable([1, 5, 6, 2, 3, 4]);
    expect(beginFirstDetermination(G, table)).toEqual({ phase: 'firstDetermination', side: 'english', step: 'build' });
    expect(kinds(table)).toEqual([
      'turnBegan',
      'militiaRaised',
      'militiaRaised',
      'militiaRaised',
      'englishReplacements',
      'burgundianReplacements',
    ]);
    expect(G.purses).toEqual({ english: 3, burgundian: 3, french: 0 });
    expect(afterBuild(G, 'english', table)).toEqual({ phase: 'firstDetermination', side: 'french', step: 'build' });
    expect(G.purses.french).toBe(5);
    expect(afterBuild(G, 'french', table)).toBeUndefined();
    expect(kinds(table).slice(6)).toEqual(['frenchReplacements', 'ransomRoll', 'jeanneEvent']);
    table.done();
  },
);

rule('R5', 'a side with nothing to build is passed over, and that is told', () => {
  const G = emptyBoard();
  const table = scriptedTable([1, 1, 1]);
  expect(beginFirstDetermination(G, table)?.side).toBe('english');
  expect(afterBuild(G, 'english', table)).toBeUndefined();
  expect(kinds(table)).toContain('buildPassed');
  table.done();
});

rule('R41, R42', 'the turn notes holders and Charles as it begins', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'english.infantry', 1);
  put(G, 'rheims', 'french.infantry', 1);
  lead(G, 'charles', 'rheims');
  G.willEvents = { orleansRelieved: true, executed: true };
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.turn).toBe(3);
  expect(G.turnBegan).toEqual({ charles: hexOf('rheims'), orleans: 'english', chinon: 'french', paris: 'english' });
  expect(G.willEvents).toEqual({ orleansRelieved: false, executed: false });
});

rule('5.4', 'the event of a turn is over with it', () => {
  const G = emptyBoard();
  G.event = 12;
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.event).toBeNull();
});

rule('R42', 'a Charles who begins the turn besieged in Rheims has not begun it there', () => {
  const G = emptyBoard();
  put(G, 'rheims', 'french.infantry', 1);
  put(G, 'rheims', 'english.infantry', 2);
  besiege(G, 'rheims', 'english');
  lead(G, 'charles', 'rheims');
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.turnBegan.charles).toBeNull();
});

rule('R14, R22, R43', 'militia takes even a lone king, and that is the end', () => {
  const G = emptyBoard();
  lead(G, 'charles', 'paris');
  expect(beginFirstDetermination(G, scriptedTable())).toBeUndefined();
  expect(G.outcome).toEqual({ winner: 'english', by: 'charlesLost' });
});

rule('R14, R22', 'militia that appears takes a lone enemy leader in its town', () => {
  const G = emptyBoard();
  lead(G, 'talbot', 'tours');
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.leaders.talbot.status).toBe('captive');
});

rule('R50', 'SPs raised after the check are unmarked', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.infantry', 2);
  put(G, 'orleans', 'english.infantry', 9);
  for (const near of neighbours(hexOf('orleans'))) put(G, near, 'english.infantry', 1);
  besiege(G, 'orleans', 'english');
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.forces[hexOf('orleans')]).toMatchObject({ 'french.infantry unsupplied': 2, 'french.militia': 1 });
});

rule('5.2.6, R23', 'a purse carries ten RPs over, and no more', () => {
  const G = emptyBoard();
  G.purses.english = 13;
  G.purses.burgundian = 10;
  const table = scriptedTable([1]);
  afterBuild(G, 'english', table);
  expect(G.purses).toMatchObject({ english: 10, burgundian: 10 });
  expect(table.told).toContainEqual({ kind: 'purseCapped', rule: '5.2.6', purse: 'english', lost: 3 });
});

rule(
  '5.2.2, 5.2.6, R23',
  'England sends its five without a port too; with none open half is kept, rounded down',
  () => {
    const earned = (state: 'held' | 'besieged' | 'lost', die: number): number => {
      const G = emptyBoard();
      for (const port of ['calais', 'harfleur']) {
        if (state === 'besieged') put(G, port, 'english.infantry', 2);
        if (state !== 'held') put(G, port, 'french.infantry', 3);
        if (state === 'besieged') besiege(G, port, 'french');
      }
      beginFirstDetermination(G, scriptedTable([die, 1, 1]));
      return G.purses.english;
    };
    expect([earned('held', 5), earned('held', 4)]).toEqual([8, 3]);
    expect([earned('besieged', 5), earned('besieged', 4)]).toEqual([4, 1]);
    expect([earned('lost', 5), earned('lost', 4)]).toEqual([2, 0]);
  },
);

rule('5.2.7, R24', 'Henry lands at English Calais on turn 13, besieged or not', () => {
  const G = emptyBoard();
  G.turn = 12;
  changeLeader(G, 'henry', { status: 'awaited' });
  put(G, 'calais', 'english.infantry', 1);
  put(G, 'calais', 'french.infantry', 3);
  besiege(G, 'calais', 'french');
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.leaders.henry).toMatchObject({ status: 'map', hex: hexOf('calais') });
});

rule('5.2.7, R24', 'Henry comes no earlier than turn 13', () => {
  const G = emptyBoard();
  G.turn = 11;
  changeLeader(G, 'henry', { status: 'awaited' });
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect([G.turn, G.leaders.henry.status]).toEqual([12, 'awaited']);
});

rule('R24', 'Bretons do not land in a besieged town, as Henry does', () => {
  const G = emptyBoard();
  changeLeader(G, 'arthur', { status: 'awaited' });
  put(G, 'vannes', 'french.militia', 1);
  put(G, 'vannes', 'english.infantry', 2);
  besiege(G, 'vannes', 'english');
  afterBuild(G, 'english', scriptedTable([1]));
  expect(G.leaders.arthur.hex).toBe(hexOf('rennes'));
});

rule(
  'R47',
  'exiles stay away while Burgundy is neutral, and come in the build step once it is not and a home town is open',
  () => {
    const G = emptyBoard();
    G.exiled = { ['burgundian.infantry' as never]: 2 };
    G.burgundyNeutral = true;
    beginFirstDetermination(G, scriptedTable([1]));
    expect(G.exiled).toEqual({ 'burgundian.infantry': 2 });
    G.burgundyNeutral = false;
    beginFirstDetermination(G, scriptedTable([1, 1]));
    expect(G.exiled).toEqual({});
    expect(G.forces[hexOf('auxerre')]).toMatchObject({ 'burgundian.infantry': 2 });
  },
);

rule('5.2.7, R24', 'Henry never comes to a French Calais', () => {
  const G = emptyBoard();
  G.turn = 12;
  changeLeader(G, 'henry', { status: 'awaited' });
  put(G, 'calais', 'french.infantry', 3);
  beginFirstDetermination(G, scriptedTable([1, 1]));
  expect(G.leaders.henry.status).toBe('absent');
});

rule('R24', 'Arthur’s Bretons come to Vannes, else to Rennes, else another turn', () => {
  for (const [taken, expected] of [
    [[], 'vannes'],
    [['vannes'], 'rennes'],
    [['vannes', 'rennes'], undefined],
  ] as const) {
    const G = emptyBoard();
    changeLeader(G, 'arthur', { status: 'awaited' });
    for (const town of taken) put(G, town, 'english.infantry', 1);
    afterBuild(G, 'english', scriptedTable([1]));
    expect(G.leaders.arthur.hex).toBe(expected === undefined ? null : hexOf(expected));
    if (expected !== undefined) {
      expect(spsOf(G, hexOf(expected), 'french', (lot) => lot.nation === 'breton')).toBe(6);
    }
    expect(G.leaders.arthur.status).toBe(expected === undefined ? 'awaited' : 'map');
  }
});

rule('5.3, R45', 'a ransomed leader without an open town waits, with a single one he is there', () => {
  const G = emptyBoard();
  G.burgundyNeutral = true;
  changeLeader(G, 'burgundy', { status: 'ransomed' });
  for (const town of ['auxerre', 'troyes', 'la-charite']) put(G, town, 'french.infantry', 1);
  const table = scriptedTable([1]);
  beginFirstDetermination(G, table);
  expect(G.leaders.burgundy.status).toBe('ransomed');
  expect(kinds(table)).toContain('leaderWaits');

  const open = emptyBoard();
  open.burgundyNeutral = true;
  changeLeader(open, 'burgundy', { status: 'ransomed' });
  for (const town of ['auxerre', 'troyes']) put(open, town, 'french.infantry', 1);
  beginFirstDetermination(open, scriptedTable([1]));
  expect(open.leaders.burgundy).toMatchObject({ status: 'map', hex: hexOf('la-charite') });
});

rule('5.2.5', 'a build order takes its price from the purse and puts the SPs on the map', () => {
  const G = emptyBoard();
  G.purses.french = 7;
  const hex = hexOf('chinon');
  applyBuild(
    G,
    { type: 'build', raise: [{ nation: 'french', type: 'engineers', sps: 2, hex }], place: [] },
    scriptedTable(),
  );
  expect(G.purses.french).toBe(1);
  expect(G.forces[hex]).toEqual({ 'french.engineers': 2 });
});

rule('7.4.4, R45', 'captive Jeanne is rolled for by her own case; on a 6 she dies and the Will will hear of it', () => {
  const G = emptyBoard();
  changeLeader(G, 'jeanne', { status: 'captive' });
  const table = scriptedTable([6]);
  expect(afterBuild(G, 'french', table)).toBeUndefined();
  expect(G.leaders.jeanne.status).toBe('dead');
  expect(G.willEvents.executed).toBe(true);
  table.done();
});
