import { type MatchRow, tableAction, undoRows } from '@oriflamme/platform';
import { replay } from '@oriflamme/platform/testing';
import { expect, test } from 'vitest';
import { joan1429 } from './index.ts';
import { RULES_VERSION } from './state.ts';
import { band, marchOf } from './testing/marching.ts';
import { type PlayedMatch, playedMatch } from './testing/played-match.ts';
import { rule } from './testing/rule.ts';
import { undoable } from './undo.ts';

const charlesTo = (...path: string[]) => marchOf('blois', path, band({}, ['charles']));
/** The match from its start, as undo looks back on it. */
const historyOf = (match: PlayedMatch, ...later: MatchRow[]) => ({
  snapshot: playedMatch(match.setupData).state(),
  rows: [...match.rows, ...later],
});

rule('6.1.6', 'a player takes back his last order, one after another, to the start of his phase', () => {
  const match = playedMatch();
  match.order(charlesTo('1516'));
  match.order(marchOf('1516', ['1517'], band({}, ['charles'])));
  expect(undoable(undoRows(match.rows), '1')).toEqual({ ok: true, to: match.state()._stateID - 1 });
  const history = historyOf(match);
  const undone = tableAction(joan1429, match.state(), '1', { type: 'undo' }, history);
  expect(undone.ok && undone.state.G.leaders.charles.hex).toBe('1516');
  const back = tableAction(joan1429, match.state(), '1', { type: 'phaseStart' }, history);
  expect(back.ok && back.state.G).toEqual(history.snapshot.G);
});

rule('6.1.6', 'what was taken back can be done again, until another order is given', () => {
  const match = playedMatch();
  match.order(charlesTo('1516'));
  const history = historyOf(match);
  const undone = tableAction(joan1429, match.state(), '1', { type: 'undo' }, history);
  if (!undone.ok) throw new Error('not undone');
  const redone = tableAction(joan1429, undone.state, '1', { type: 'redo' }, historyOf(match, undone.row));
  expect(redone.ok && redone.state.G).toEqual(match.state().G);
});

rule('6.1.6', 'nobody takes back the other side’s order, or one that does not exist', () => {
  const match = playedMatch();
  expect(undoable(undoRows(match.rows), '1')).toMatchObject({ ok: false, violation: { code: 'nothingToUndo' } });
  match.order(charlesTo('1516'));
  expect(undoable(undoRows(match.rows), '0')).toMatchObject({ ok: false, violation: { code: 'undoOthers' } });
});

rule('6.1.6', 'no order is taken back once a die has fallen for it', () => {
  const match = playedMatch();
  match.order({ type: 'endMovement' });
  match.order({ type: 'endCombat' }, 1, 1, 1);
  expect(undoable(undoRows(match.rows), '1')).toMatchObject({ ok: false, violation: { code: 'undoDice' } });
});

test('the state names the version of its rules, and running the orders again with the recorded dice gives it again', () => {
  const match = playedMatch();
  match.order(charlesTo('1516'));
  match.order({ type: 'endMovement' });
  match.order({ type: 'endCombat' }, 1, 5, 6);
  match.order({ type: 'build', raise: [], place: [] }, 1, 3, 4);
  expect(match.state().G.rulesVersion).toBe(RULES_VERSION);
  expect(joan1429.rulesVersion).toBe(RULES_VERSION);
  expect(replay(joan1429, match.setupData, match.rows)).toEqual(match.state());
});
