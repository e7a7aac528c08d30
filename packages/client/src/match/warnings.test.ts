import {
  DEFAULT_OPTIONS,
  freshKey,
  type G,
  lotEntries,
  lotKey,
  readLot,
  setup,
  townHex,
  type UnitType,
} from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { nobodyMarched, warningsFor } from './warnings.ts';

const orleans = townHex('orleans');
const blois = townHex('blois');
const begin = (): G => setup(DEFAULT_OPTIONS);

describe('before the movement ends', () => {
  test('nothing is amiss at the start', () => {
    expect(warningsFor(begin(), 'english')).toEqual([]);
    expect(warningsFor(begin(), 'french')).toEqual([]);
  });

  test('a leader left without troops is named', () => {
    const G = begin();
    delete G.forces[blois];
    expect(warningsFor(G, 'french')).toContainEqual({
      kind: 'leaderAlone',
      rule: 'R14',
      hex: blois,
      leader: 'charles',
    });
  });

  test('a siege that can no longer roll is named, and one that must be given up', () => {
    const G = begin();
    const leave = (...types: UnitType[]): void => {
      const gone = types.map((type) => freshKey('english', type));
      G.forces[orleans] = Object.fromEntries(
        lotEntries(G.forces[orleans] ?? {}).filter(([key]) => !gone.includes(key)),
      );
    };
    leave('engineers');
    expect(warningsFor(G, 'english').map(({ kind }) => kind)).toEqual(['siegeWithoutRoll']);
    leave('infantry', 'artillery');
    expect(warningsFor(G, 'english').map(({ kind }) => kind)).toEqual(['siegeRaised']);
  });

  const inland = '1112' as typeof orleans;

  test('troops that began the turn without supply and end it so will starve', () => {
    const G = begin();
    G.forces[inland] = { [lotKey({ ...readLot(freshKey('french', 'infantry')), unsupplied: true })]: 3 };
    expect(warningsFor(G, 'french')).toEqual([{ kind: 'starving', rule: '8.1', hex: inland, sps: 3 }]);
  });

  test('troops that only now went too far from a town will not starve this turn', () => {
    const G = begin();
    G.forces[inland] = { [freshKey('french', 'infantry')]: 3 };
    expect(warningsFor(G, 'french')).toEqual([{ kind: 'cutOff', rule: '5.1', hex: inland, sps: 3 }]);
  });

  test('nobody has marched until a leader or a lot has spent movement', () => {
    const G = begin();
    expect(nobodyMarched(G, 'french')).toBe(true);
    G.leaders.charles = { ...G.leaders.charles, spent: 1 };
    expect(nobodyMarched(G, 'french')).toBe(false);
    expect(nobodyMarched(G, 'english')).toBe(true);
  });
});
