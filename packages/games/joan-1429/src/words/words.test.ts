import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { JEANNE_EVENTS } from '../data/jeanne-events.ts';
import type { Happening } from '../happenings.ts';
import { PHASES, STEPS } from '../ids.ts';
import { DEFAULT_OPTIONS, SWITCHES } from '../match-options.ts';
import { setup } from '../setup.ts';
import { chooser, playAtRandom } from '../testing/random-play.ts';
import { battle as battleInEnglish } from './en/battle.ts';
import { determination as determinationInEnglish } from './en/determination.ts';
import { movement as movementInEnglish } from './en/movement.ts';
import { lotsPhrase as lotsInEnglish } from './en/names.ts';
import { en } from './en.ts';
import { atHex, lotsPhrase as lotsInFrench, ofHex } from './fr/names.ts';
import { fr } from './fr.ts';

const LANGUAGES = { en, fr };
const SRC = fileURLToPath(new URL('..', import.meta.url));

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });

/** Every code that a refusal is made with, as the sources write it. */
const codes = [
  ...new Set(
    sources(SRC).flatMap((text) =>
      [...text.matchAll(/\bviolation\(\s*'[^']*',\s*'(\w+)'/g)].map(([, code]) => code ?? ''),
    ),
  ),
];

/** Something for every name that a sentence may ask for. */
const PARAMS = {
  ...{ hex: '1815', from: '1815', to: '1814', target: '1815', at: '', path: '' },
  ...{
    leader: 'jeanne',
    leaders: ['dunois'],
    nation: 'english',
    type: 'infantry',
    unit: 'infantry',
    purse: 'english',
    objective: 'paris',
  },
  ...{ cost: 2, left: 1, excess: 2, named: 1, limit: 6, rps: 1, ours: 3, theirs: 4, number: 2, atLeast: 1, room: 3 },
};

const reads = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text).toMatch(/^\P{Ll}.*[.?!»”]$/su);
};

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const words = LANGUAGES[language];

  test('every refusal has a sentence', () => {
    expect(codes.length).toBeGreaterThan(60);
    for (const code of codes) {
      const sentence = words.violation({ rule: '6.1', code, params: PARAMS });
      expect(sentence, code).not.toContain('[6.1]');
      expect(sentence, code).toMatch(/[.?!]$/);
    }
  });

  test('every step asks something', () => {
    const G = setup(DEFAULT_OPTIONS);
    for (const step of STEPS.filter((each) => each === 'build' || each === 'movement' || each === 'combat')) {
      for (const seat of ['0', '1']) {
        const sentence = words.prompt(G, { phase: PHASES[1], activePlayers: { [seat]: step } });
        expect(sentence).not.toBe(step);
        reads(sentence);
      }
    }
  });

  test('who moves is spoken to, and told of a mandate while it binds', () => {
    const G = setup(DEFAULT_OPTIONS);
    const asked = (mandate: typeof G.mandate): string =>
      words.prompt({ ...G, mandate }, { phase: PHASES[1], activePlayers: { '1': 'movement' } });
    const mandate = { objective: 'paris', excused: false } as NonNullable<typeof G.mandate>;
    expect(asked(null)).toMatch(language === 'en' ? /^March with your/ : /^Faites marcher vos/);
    expect(asked(mandate)).toContain('Paris');
    expect(asked({ ...mandate, excused: true })).toBe(asked(null));
  });

  test('whatever happens in games played at random is told in whole sentences', () => {
    const told = new Map<string, Happening>();
    for (const seed of [1429, 1430, 1431, 1432]) {
      const options = { ...DEFAULT_OPTIONS, ...Object.fromEntries(SWITCHES.map((name) => [name, seed % 2 === 0])) };
      playAtRandom(
        options,
        chooser(seed * 7919),
        300,
        (G, at) =>
          reads(words.prompt(G, { phase: at.phase, activePlayers: { [at.side === 'english' ? '0' : '1']: at.step } })),
        (happening) => {
          told.set(happening.kind, happening);
          reads(words.happening(happening));
        },
      );
    }
    expect(told.size).toBeGreaterThan(25);
  });
});

test('an event that moves the die says by how much, and no other does', () => {
  const moved = { courtHesitates: '−1', bedfordRallies: '+1', actAndGodWillAct: '+1', englishLoseHeart: '+1' };
  for (const words of [en, fr]) {
    for (const event of JEANNE_EVENTS) {
      const told: Happening = { kind: 'jeanneEvent', rule: '5.4', dice: [1, 1], event };
      const text = words.happening(told);
      expect(/[+−]\d/.exec(text)?.[0], event).toBe((moved as Partial<Record<string, string>>)[event]);
    }
  }
});

test('no two areas tell of the same kind of happening, or refuse with the same code', () => {
  const areas = [movementInEnglish, determinationInEnglish, battleInEnglish];
  for (const part of ['happenings', 'violations', 'prompts'] as const) {
    const names = areas.flatMap((area) => Object.keys(area[part]));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  }
});

test('numbers and kinds agree', () => {
  const lots = {
    'english.infantry': 4,
    'burgundian.archers': 1,
    'english.archers unsupplied': 1,
    'english.archers': 1,
  };
  expect(lotsInEnglish(lots)).toBe('4 English infantry, 1 Burgundian archer and 2 English archers');
  expect(lotsInFrench(lots)).toBe('4 points d’infanterie anglaise, 1 d’archers bourguignons et 2 d’archers anglais');
  expect(lotsInFrench({ 'french.militia': 1 })).toBe('1 point de milice française');
});

test('French places take their articles', () => {
  expect([atHex('1315'), ofHex('1315'), ofHex('1815'), ofHex('2011'), atHex('1719')]).toEqual([
    'au Mans',
    'du Mans',
    'd’Orléans',
    'de Paris',
    'à l’hexagone 1719',
  ]);
});
