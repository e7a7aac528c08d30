import { type Detachment, type HexId, joan1429, reach, townHex } from '@oriflamme/joan-1429';
import { newMatch } from '@oriflamme/platform';
import { seededRoller } from '@oriflamme/platform/testing';
import { describe, expect, test } from 'vitest';
import type { MatchInfo, MatchState } from './model.ts';
import { openSandbox } from './sandbox-store.ts';

const away = { name: 'Anne', person: 'anne', taken: true, mine: false, present: true };
const info: MatchInfo = {
  id: 'x',
  status: 'running',
  outcome: null,
  seats: { '0': away, '1': away },
  watchers: 0,
  offers: { draw: null, takeBack: null },
  nextMatch: null,
  frozen: false,
  pace: 'none',
  clock: null,
  seen: undefined,
};

function begin() {
  const setup = joan1429.parseSetup({});
  if (!setup.ok) throw new Error('no set-up');
  const { state } = newMatch(joan1429, setup.value, seededRoller(1));
  const blois = townHex('blois');
  const options = joan1429.options(state.G, state.ctx, '1');
  const group: Detachment | undefined =
    options?.step === 'movement' ? options.stacks.find(({ hex }) => hex === blois)?.pool : undefined;
  if (!group) throw new Error('nobody marches from Blois');
  const [to, way] = Object.entries(reach(state.G, 'french', blois, group))[0] ?? [];
  const march = { type: 'march', from: blois, group, path: way?.path ?? [], drops: [] };
  return { state: state as MatchState, march, blois, to: to as HexId, box: openSandbox(state as MatchState, info) };
}

describe('a copy to try things in', () => {
  test('marches by the same rules, and the position it was made from stays as it was', () => {
    const { state, box, march, blois, to } = begin();
    const before = JSON.stringify(state);
    box.send('1', { kind: 'order', order: march });
    expect(box.snapshot().state?.G.forces[to]).toBeDefined();
    expect(box.snapshot().state?.G.forces[blois]).toBeUndefined();
    expect(JSON.stringify(state)).toBe(before);
    expect(box.orders().map(({ order }) => order.type)).toEqual(['march']);
  });

  test('forgets an order that was undone, and has it again when redone', () => {
    const { box, march } = begin();
    box.send('1', { kind: 'order', order: march });
    box.send('1', { kind: 'table', action: { type: 'undo' } });
    expect(box.orders()).toEqual([]);
    box.send('1', { kind: 'table', action: { type: 'redo' } });
    expect(box.orders()).toHaveLength(1);
  });

  test('refuses what the rules refuse, and says why', () => {
    const { box, march } = begin();
    box.send('0', { kind: 'order', order: march });
    expect(box.snapshot().refusal?.kind).toBe('refused');
    expect(box.orders()).toEqual([]);
  });

  test('lets one person decide for both sides', () => {
    const { box } = begin();
    expect(box.snapshot().info?.seats['0'].mine).toBe(true);
    expect(box.snapshot().info?.seats['1'].mine).toBe(true);
  });
});
