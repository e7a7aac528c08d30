import { describe, expect, test } from 'vitest';
import { situationOf, stationOf } from './track.ts';

describe('the phase track', () => {
  test('shows decisions within a battle at the Combat Phase of the one who attacks', () => {
    const at = situationOf({ phase: 'frenchPlayerTurn', activePlayers: { '0': 'defenderLosses' } });
    expect(at).toEqual({ phase: 'frenchPlayerTurn', side: 'english', step: 'defenderLosses' });
    expect(at && stationOf(at)).toBe('frenchCombat');
  });

  test('tells the two build steps apart by who builds', () => {
    expect(stationOf({ phase: 'firstDetermination', side: 'english', step: 'build' })).toBe('englishBuild');
    expect(stationOf({ phase: 'firstDetermination', side: 'french', step: 'build' })).toBe('frenchBuild');
  });

  test('stands nowhere when nobody decides', () => {
    expect(situationOf({ phase: 'frenchPlayerTurn', activePlayers: null })).toBeUndefined();
  });
});
