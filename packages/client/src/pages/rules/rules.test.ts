import { CASE_IDS, JEANNE_EVENTS } from '@oriflamme/joan-1429';
import { describe, expect, test } from 'vitest';
import { chapterOf, inOrder, withLinks } from './chapters.ts';
import { texts as en } from './en/texts.ts';
import { texts as fr } from './fr/texts.ts';

describe.each([
  ['English', en],
  ['French', fr],
])('the rules in %s', (_, texts) => {
  test('have a heading and a text for every case and ruling of the index, and none besides', () => {
    expect(Object.keys(texts.cases).sort()).toEqual([...CASE_IDS].sort());
    for (const [title, text] of Object.values(texts.cases)) {
      expect(title.trim()).not.toBe('');
      expect(text.trim()).not.toBe('');
    }
  });

  test('tell every event of the table', () => {
    expect(Object.keys(texts.eventEffects).sort()).toEqual([...JEANNE_EVENTS].sort());
  });

  test('refer to no case that is not there', () => {
    const all = [...texts.introduction, ...Object.values(texts.cases), ...Object.values(texts.eventEffects)];
    const named = all.flatMap(([, text]) => text.match(/\((?:R\d+|\d+\.\d+(?:\.\d+)*)\)/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    for (const id of named) expect(CASE_IDS).toContain(id.slice(1, -1));
  });
});

test('both languages refer to the same cases in the same places', () => {
  const links = (text: string) => withLinks(text, (id) => id in en.cases).filter((piece) => typeof piece !== 'string');
  for (const id of CASE_IDS) expect(links(fr.cases[id][1]), id).toEqual(links(en.cases[id][1]));
});

test('cases stand in the order of the book', () => {
  expect(inOrder(['R2', '6.1.8', '6.1', '10.0', '6.0', 'R1', '9.5'])).toEqual([
    '6.0',
    '6.1',
    '6.1.8',
    '9.5',
    '10.0',
    'R1',
    'R2',
  ]);
  expect(CASE_IDS.filter((id) => chapterOf(id) === undefined)).toEqual([]);
});

test('numbers of cases become links, odds and dates do not', () => {
  const exists = (id: string) => id === '7.4.4' || id === 'R47';
  expect(withLinks('See 7.4.4, then R47; 12.5 is none.', exists)).toEqual([
    'See ',
    { rule: '7.4.4' },
    ', then ',
    { rule: 'R47' },
    '; 12.5 is none.',
  ]);
});
