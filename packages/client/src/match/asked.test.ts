import { DEFAULT_OPTIONS, setup } from '@oriflamme/joan-1429';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fill, type Translate } from '../i18n/i18n.tsx';
import { askedOf } from './asked.ts';

const t: Translate = (key, params) => fill(en[key], params);
const G = setup(DEFAULT_OPTIONS);
const at = { phase: 'frenchPlayerTurn', side: 'french', step: 'attackerLosses' } as const;

test('who decides is asked in the words of the game', () => {
  expect(askedOf({ G, at, acting: '1', mode: 'live' }, () => 'Name your losses.', t)).toBe('Name your losses.');
});

test('who waits is told what for, and not asked', () => {
  expect(askedOf({ G, at, acting: undefined, mode: 'live' }, () => 'Name your losses.', t)).toMatch(
    /^The French name their losses/,
  );
});
