import { DEFAULT_OPTIONS, freshKey, PLACES, setup, townHex } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import { fill, type Translate } from '../i18n/i18n.tsx';
import { gameWords } from './game.tsx';
import { namesIn } from './names.ts';

const english: Translate = (key, params) => fill(en[key], params, 'en');
const french: Translate = (key, params) => fill(fr[key], params, 'fr');

describe('names in lists and on buttons', () => {
  test('of troops agree with their nation in French', () => {
    const { lot } = namesIn(french);
    expect(lot(freshKey('french', 'infantry'), 4)).toBe('4 points d’infanterie française');
    expect(lot(freshKey('burgundian', 'archers'), 2)).toBe('2 points d’archers bourguignons');
    expect(lot(freshKey('english', 'heavyCavalry'), 1)).toBe('1 point de cavalerie lourde anglaise');
    expect(namesIn(english).lot(freshKey('french', 'infantry'), 4)).toBe('4 French infantry');
  });

  test('of people and places are each language’s own', () => {
    const names = [namesIn(english), namesIn(french)] as const;
    expect(names.map(({ leader }) => leader('burgundy'))).toEqual(['Burgundy', 'Bourgogne']);
    expect(names.map(({ leader }) => leader('talbot'))).toEqual(['Talbot', 'Talbot']);
    expect(names.map(({ hex }) => hex(townHex('rheims')))).toEqual(['Rheims', 'Reims']);
  });

  test.each([
    ['en', english],
    ['fr', french],
  ] as const)('of places are those the log tells of (%s)', (language, t) => {
    const { words } = gameWords(language);
    const told = PLACES.filter(({ hex }) => {
      const gone = { kind: 'trainDestroyed', rule: '9.5', hex };
      return words.happening(gone).includes(namesIn(t).hex(hex).replace(/^Le /, ''));
    });
    expect(told).toHaveLength(PLACES.length);
  });
});

describe('the game’s sentences on a page', () => {
  const G = setup(DEFAULT_OPTIONS);
  const event = { kind: 'jeanneEvent', rule: '5.4', dice: [1, 6], event: 'voicesSilent' };

  test('do not break before a French colon or inside quotation marks', () => {
    const { words, why } = gameWords('fr');
    const gone = { kind: 'trainDestroyed', rule: '9.5', hex: townHex('paris') };
    expect(words.happening(event)).toMatch(/«\u00a0.*\u00a0»/);
    expect(words.happening(event)).not.toMatch(/« | [»:;?!]/);
    expect(words.happening(gone)).toBe('Le convoi est détruit à Paris.');
    expect(why({ rule: '6.1', code: 'overstacked', params: { hex: townHex('paris'), excess: 2 } })).toContain(
      '\u00a0:',
    );
    expect(words.recap([event]).join()).not.toMatch(/« | [»:;?!]/);
    const ctx = { phase: 'englishPlayerTurn', activePlayers: { '0': 'withdraw' } };
    expect(words.prompt({ ...G, withdrawals: [] }, ctx)).toContain('\u00a0?');
  });

  test('stay as they are in English', () => {
    expect(gameWords('en').words.happening(event)).not.toContain('\u00a0');
  });
});
