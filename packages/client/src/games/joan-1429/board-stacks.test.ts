import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { fill, type Translate } from '../../i18n/i18n.tsx';
import { boardStacks } from './board-stacks.ts';
import { describeHex } from './describe-hex.ts';
import { DEFAULT_OPTIONS, type G, type HexId, LEADERS, setup, TOWNS } from './door.ts';

const t: Translate = (key, params) => fill(en[key], params);
const withTrain = (): G => setup({ ...DEFAULT_OPTIONS, supplyTrain: true });
const harfleur = TOWNS.find(({ id }) => id === 'harfleur')?.hex as HexId;
const stackIn = (state: G, id: string) => boardStacks(state, t).find((stack) => stack.id === id);

describe('the supply train', () => {
  test('is with the English where it stands, and is told of', () => {
    const state = withTrain();
    expect(stackIn(state, `${harfleur}:english`)?.train).toMatchObject({ laager: false });
    expect(describeHex(harfleur, boardStacks(state, t), {}, t)).toMatch(/, supply train$/);
  });

  test('alone is a stack of its own, without strength', () => {
    const state = withTrain();
    state.supplyTrain.hex = '1513' as HexId;
    expect(stackIn(state, '1513:english')).toMatchObject({ total: 0, nation: 'english', units: [], leaders: [] });
    expect(stackIn(state, '1513:french')).toBeUndefined();
  });

  test('is not there without the option, nor when it was destroyed', () => {
    const lost = withTrain();
    lost.supplyTrain.status = 'destroyed';
    for (const state of [setup(DEFAULT_OPTIONS), lost])
      expect(boardStacks(state, t).some(({ train }) => train !== undefined)).toBe(false);
  });
});

describe('a stack that has marched', () => {
  const blois = TOWNS.find(({ id }) => id === 'blois')?.hex as HexId;
  const marched = (): G => {
    const state = setup(DEFAULT_OPTIONS);
    state.forces[blois] = Object.fromEntries(
      Object.entries(state.forces[blois] ?? {}).map(([key, sps]) => [`${key} spent:2`, sps]),
    ) as G['forces'][HexId];
    for (const id of LEADERS)
      if (state.leaders[id].hex === blois) state.leaders[id] = { ...state.leaders[id], spent: 2 };
    return state;
  };

  test('is paler, all of it having marched', () => {
    expect(stackIn(marched(), `${blois}:french`)?.spent).toBe(true);
  });

  test('is not when it or one of its leaders has not', () => {
    expect(stackIn(setup(DEFAULT_OPTIONS), `${blois}:french`)?.spent).toBe(false);
    const state = marched();
    state.leaders.charles = { ...state.leaders.charles, spent: 0 };
    expect(stackIn(state, `${blois}:french`)?.spent).toBe(false);
  });
});

describe('a stack that has routed [9.4]', () => {
  const blois = TOWNS.find(({ id }) => id === 'blois')?.hex as HexId;
  const partly = (): G => {
    const state = setup({ ...DEFAULT_OPTIONS, routs: true });
    state.forces[blois] = {
      'french.infantry': 3,
      'french.infantry routed': 2,
      'french.archers': 1,
    } as G['forces'][HexId];
    return state;
  };

  test('is marked, with the troops that did, and how many is told', () => {
    const stack = stackIn(partly(), `${blois}:french`);
    expect(stack).toMatchObject({ routed: true, units: [{ symbol: 'infantry', routed: true }, { routed: false }] });
    expect(describeHex(blois, boardStacks(partly(), t), {}, t)).toMatch(
      /5 French infantry \(2 routed\), 1 French archers$/,
    );
  });

  test('is not when all its troops have kept together', () => {
    const stack = stackIn(setup({ ...DEFAULT_OPTIONS, routs: true }), `${blois}:french`);
    expect(stack?.routed).toBe(false);
    expect(stack?.title).not.toMatch(/routed/);
  });
});
