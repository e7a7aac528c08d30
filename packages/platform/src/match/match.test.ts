import { describe, expect, test, vi } from 'vitest';
import type { Seat } from '../seat.ts';
import type { Roller } from '../table.ts';
import { recordedRoller, replay, scriptedRoller, seededRoller, toyGame } from '../testing/index.ts';
import { apply, applyWithStanding } from './apply.ts';
import { newMatch } from './new-match.ts';
import { type MatchRow, timeline } from './row.ts';
import { type MatchState, rollCount } from './state.ts';
import { stateAt } from './state-at.ts';
import { type TableRequest, tableAction } from './table-action.ts';

type Toy = MatchState<{ goal: number; places: Record<string, number>; asked: boolean }>;

function begin(roller: Roller, goal = 20) {
  const { state, row } = newMatch(toyGame, { goal }, roller);
  return { start: state as Toy, state: state as Toy, rows: [row] as MatchRow[] };
}

function give(match: ReturnType<typeof begin>, seat: Seat, order: unknown, roller: Roller) {
  const result = apply(toyGame, match.state, seat, order, roller);
  if (!result.ok) throw new Error(result.violation.code);
  match.state = result.state;
  match.rows.push(result.row);
  return result;
}

function act(match: ReturnType<typeof begin>, seat: Seat | null, request: TableRequest) {
  const result = tableAction(toyGame, match.state, seat, request, { snapshot: match.start, rows: match.rows });
  if (result.ok) {
    match.state = result.state;
    match.rows.push(result.row);
  }
  return result;
}

describe('an order', () => {
  test('that is legal makes the next state, its patch, its dice with their numbers and its happenings', () => {
    const roller = scriptedRoller([2, 5]);
    const match = begin(roller);
    const { row, state } = give(match, '0', { type: 'roll' }, roller);
    roller.done();
    expect(row).toMatchObject({ n: 1, kind: 'order', seat: '0', phase: 'fair', step: 'go', standing: false });
    expect(row.dice).toEqual([{ n: 2, face: 5 }]);
    expect(row.happenings).toEqual([{ kind: 'rolled', rule: '2.2', face: 5 }]);
    expect(state.G.places).toEqual({ '0': 5, '1': 0 });
    expect(stateAt({ snapshot: match.start, rows: match.rows }, 1)).toEqual(state);
  });

  test('that ends a phase carries what the phases after it rolled and told', () => {
    const roller = scriptedRoller([1, 6]);
    const match = begin(roller);
    const { row, state } = give(match, '0', { type: 'pass' }, roller);
    expect(row.happenings).toEqual([{ kind: 'weather', rule: '3.0', face: 6 }]);
    expect(row.dice).toEqual([{ n: 2, face: 6 }]);
    expect(state.ctx.phase).toBe('foul');
    expect(state.ctx.activePlayers).toEqual({ '1': 'go' });
  });

  test('that is refused changes nothing, rolls nothing and prints nothing', () => {
    const roller = scriptedRoller([1]);
    const match = begin(roller);
    const before = JSON.stringify(match.state);
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(apply(toyGame, match.state, '0', { type: 'step', by: 9 }, roller)).toEqual({
      ok: false,
      violation: { rule: '2.1', code: 'stepTooFar', params: { by: 9 } },
    });
    expect(apply(toyGame, match.state, '1', { type: 'roll' }, roller)).toMatchObject({
      violation: { code: 'table.notYourDecision' },
    });
    for (const bad of [null, 7, 'roll', [], {}, { type: 'toString' }, { type: '__proto__' }, { type: 'constructor' }])
      expect(apply(toyGame, match.state, '0', bad, roller).ok).toBe(false);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  test('leaves the state it was given as it was', () => {
    const roller = seededRoller(3);
    const match = begin(roller);
    const before = JSON.stringify(match.state);
    const given = match.state;
    give(match, '0', { type: 'roll' }, roller);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('after the end of the match is refused', () => {
    const roller = scriptedRoller([1]);
    const match = begin(roller, 2);
    give(match, '0', { type: 'step', by: 2 }, roller);
    expect(match.state.ctx.gameover).toEqual({ winner: 'red', by: 'goal' });
    expect(apply(toyGame, match.state, '0', { type: 'pass' }, roller)).toMatchObject({
      violation: { code: 'table.over' },
    });
  });
});

test('neither the roller nor a generator of boardgame.io is in the state', () => {
  const roller = { roll: () => 4, secret: 'the seed' };
  const match = begin(roller);
  give(match, '0', { type: 'roll' }, roller);
  expect(JSON.stringify(match.state)).not.toContain('seed');
  expect(Object.keys(match.state.plugins)).toEqual(['table']);
});

test('standing orders answer by themselves, each answer a row of its own', () => {
  const roller = scriptedRoller([1, 4]);
  const { state } = begin(roller);
  const result = applyWithStanding(toyGame, state, '0', { type: 'roll' }, roller, { '0': null, '1': { always: true } });
  if (!result.ok) throw new Error('refused');
  expect(result.rows.map((row) => [row.n, row.seat, row.order.type, row.standing])).toEqual([
    [1, '0', 'roll', false],
    [2, '1', 'answer', true],
  ]);
  expect(result.state.ctx.activePlayers).toEqual({ '0': 'go' });
});

test('advice answers where a side leaves it to that, after its standing orders', () => {
  const answers = (standing: { always: boolean } | null, delegation: 'ask' | 'routine' | 'all'): unknown[] => {
    const roller = scriptedRoller([1, 4]);
    const { state } = begin(roller);
    const orders = { '0': null, '1': standing };
    const result = applyWithStanding(toyGame, state, '0', { type: 'roll' }, roller, orders, {
      '0': 'ask',
      '1': delegation,
    });
    if (!result.ok) throw new Error('refused');
    return result.rows.slice(1).map((row) => row.order);
  };
  expect(answers(null, 'ask')).toEqual([]);
  expect(answers(null, 'routine')).toEqual([{ type: 'answer', yes: false }]);
  expect(answers(null, 'all')).toEqual([{ type: 'answer', yes: false }]);
  expect(answers({ always: true }, 'all')).toEqual([{ type: 'answer', yes: true }]);
});

describe('table actions', () => {
  test('undo ends where the decision is handed over', () => {
    const roller = scriptedRoller([1, 3]);
    const match = begin(roller);
    give(match, '0', { type: 'pass' }, roller);
    for (const type of ['undo', 'phaseStart', 'redo'] as const)
      expect(act(match, '0', { type })).toMatchObject({ violation: { code: 'table.handedOver' } });
  });

  test('undo goes back one order under a new number, redo brings it again', () => {
    const roller = scriptedRoller([1]);
    const match = begin(roller);
    give(match, '0', { type: 'step', by: 1 }, roller);
    give(match, '0', { type: 'step', by: 2 }, roller);
    expect(act(match, '0', { type: 'undo' }).ok).toBe(true);
    expect([match.state._stateID, match.state.G.places['0']]).toEqual([3, 1]);
    expect(act(match, '0', { type: 'undo' }).ok).toBe(true);
    expect([match.state._stateID, match.state.G.places['0']]).toEqual([4, 0]);
    expect(act(match, '0', { type: 'undo' })).toMatchObject({ violation: { code: 'table.nothingToUndo' } });
    expect(act(match, '0', { type: 'redo' }).ok).toBe(true);
    expect(match.state.G.places['0']).toBe(1);
    expect(act(match, '0', { type: 'redo' }).ok).toBe(true);
    expect([match.state._stateID, match.state.G.places['0']]).toEqual([6, 3]);
    expect(act(match, '0', { type: 'redo' })).toMatchObject({ violation: { code: 'table.nothingToRedo' } });
    expect(timeline(match.rows)).toEqual({ past: [1, 2], future: [] });
  });

  test('a new order after undo leaves nothing to redo', () => {
    const roller = scriptedRoller([1]);
    const match = begin(roller);
    give(match, '0', { type: 'step', by: 1 }, roller);
    act(match, '0', { type: 'undo' });
    give(match, '0', { type: 'step', by: 3 }, roller);
    expect(act(match, '0', { type: 'redo' }).ok).toBe(false);
    act(match, '0', { type: 'undo' });
    expect(match.state.G.places['0']).toBe(0);
  });

  test('back to the start of the phase stops where dice fell, and redo goes forward order by order', () => {
    const roller = scriptedRoller([1, 6]);
    const match = begin(roller);
    give(match, '0', { type: 'pass' }, roller);
    for (const by of [1, 2, 3]) give(match, '1', { type: 'step', by }, roller);
    expect(act(match, '1', { type: 'phaseStart' })).toMatchObject({ row: { action: { type: 'phaseStart', to: 1 } } });
    expect(match.state.G.places['1']).toBe(0);
    act(match, '1', { type: 'redo' });
    expect(match.state.G.places['1']).toBe(1);
  });

  test('a take-back keeps the count of dice, so that no die is seen twice', () => {
    const roller = scriptedRoller([1, 6, 2]);
    const match = begin(roller);
    give(match, '0', { type: 'roll' }, roller);
    expect(act(match, '0', { type: 'undo' })).toMatchObject({ ok: false });
    expect(act(match, '0', { type: 'takeBack', to: 0 }).ok).toBe(true);
    expect(match.state.G).toEqual(match.start.G);
    expect(rollCount(match.state)).toBe(2);
    const { row } = give(match, '0', { type: 'roll' }, roller);
    expect(row.dice).toEqual([{ n: 3, face: 2 }]);
    expect(act(match, '0', { type: 'redo' }).ok).toBe(false);
  });

  test('resignation, draw and cancellation end the match', () => {
    for (const [type, outcome] of [
      ['resign', { winner: 'blue', by: 'resignation' }],
      ['draw', { winner: null, by: 'agreement' }],
      ['claimTime', { winner: 'red', by: 'time' }],
      ['cancel', { winner: null, by: 'cancellation' }],
    ] as const) {
      const match = begin(scriptedRoller([1]));
      expect(act(match, '0', { type }).ok).toBe(true);
      expect(match.state.ctx.gameover).toEqual(outcome);
      expect(act(match, '0', { type: 'undo' })).toMatchObject({ violation: { code: 'table.over' } });
    }
  });

  test('a number the match never had is refused', () => {
    const match = begin(scriptedRoller([1]));
    for (const to of [0, 5, -1, 0.5]) expect(act(match, '0', { type: 'takeBack', to }).ok).toBe(false);
  });
});

test('any game gives the same states from its patches, from its orders and from its recorded dice', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const roller = seededRoller(seed);
    const match = begin(roller, 40);
    const states = [match.state];
    let salt = seed;
    const choose = (n: number): number => {
      salt = (Math.imul(salt, 1664525) + 1013904223) >>> 0;
      return (salt >>> 8) % n;
    };
    while (match.state.ctx.gameover === undefined && match.rows.length < 120) {
      const seat = Object.keys(match.state.ctx.activePlayers ?? {})[0] as Seat;
      if (
        choose(5) !== 0 ||
        !act(match, seat, { type: (['undo', 'redo', 'phaseStart'] as const)[choose(3)] ?? 'undo' }).ok
      ) {
        const options = toyGame.options(match.state.G, match.state.ctx, seat);
        if (!options) throw new Error('nobody decides');
        give(match, seat, toyGame.compose(options, choose), roller);
      }
      states.push(match.state);
    }
    const stored = JSON.parse(JSON.stringify(match.rows)) as MatchRow[];
    for (const [n, state] of states.entries())
      expect(stateAt({ snapshot: match.start, rows: stored }, n)).toEqual(JSON.parse(JSON.stringify(state)));
    expect(replay(toyGame, { goal: 40 }, stored)).toEqual(match.state);
    expect(() => recordedRoller(stored).roll(rollCount(match.state) + 1)).toThrow('not in the record');
  }
});
