import { expect, test } from 'vitest';
import { findPlace } from '../../../board/find-place.ts';
import { en } from '../../../i18n/en.ts';
import { fr } from '../../../i18n/fr.ts';
import { fill } from '../../../i18n/i18n.tsx';
import { boardMap } from './board-map.ts';

const english = boardMap('en', (key, params) => fill(en[key], params, 'en'));
const french = boardMap('fr', (key, params) => fill(fr[key], params, 'fr'));
const nameAt = (map: typeof english, id: string) => map.places.find((place) => place.id === id)?.name;

test('each language has its own names on the map, and finds places by them', () => {
  expect([english, french].map((map) => nameAt(map, 'rheims'))).toEqual(['Rheims', 'Reims']);
  expect(nameAt(french, 'meung')).toBe('Meung et Beaugency');
  expect(findPlace(french, 'reims')).toBe(findPlace(english, 'rheims'));
});
