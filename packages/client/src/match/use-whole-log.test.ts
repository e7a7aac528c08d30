import { expect, test } from 'vitest';
import type { Row } from '../connection/wire.ts';
import { withTurns } from './use-whole-log.ts';

const row = (n: number, patch: Row['patch'] = []): Row => ({
  n,
  kind: 'order',
  seat: '1',
  phase: 'frenchPlayerTurn',
  step: 'combat',
  dice: [],
  happenings: [],
  patch,
});

test('the order that ends a turn still belongs to it, the next one to the new turn', () => {
  const rows = [row(1), row(2, [{ op: 'replace', path: '/G/turn', value: 2 }]), row(3)];
  expect(withTurns(rows).map(({ turn }) => turn)).toEqual([1, 1, 2]);
});

test('going back over the end of a turn goes back to its month', () => {
  const rows = [
    row(1, [{ op: 'replace', path: '/G/turn', value: 2 }]),
    row(2, [{ op: 'replace', path: '/G/turn', value: 1 }]),
    row(3),
  ];
  expect(withTurns(rows).map(({ turn }) => turn)).toEqual([1, 2, 1]);
});
