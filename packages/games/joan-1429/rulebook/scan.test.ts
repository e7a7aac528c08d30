import { expect, test } from 'vitest';
import { ownersIn, readIds, testsIn } from './scan.ts';

test('a bracket can name cases, rulings and ranges of them', () => {
  expect(readIds('7.5.2, R35')).toEqual(['7.5.2', 'R35']);
  expect(readIds('6.1 R8')).toEqual(['6.1', 'R8']);
  expect(readIds('R10–R12')).toEqual(['R10', 'R11', 'R12']);
  expect(readIds('5.4.2–5.4.4')).toEqual(['5.4.2', '5.4.3', '5.4.4']);
});

test('owners are found in doc comments only, with the name of what they stand on', () => {
  const text = "/** [8.1] starves [0] */\nexport const starving = 'x [8.2]'; // [8.3]";
  expect(ownersIn(text, 'a.ts')).toEqual([{ id: '8.1', place: { file: 'a.ts', line: 2, name: 'starving' } }]);
});

test('tests are found by their names, with the sentence they prove', () => {
  const text = "rule('5.1, R3', 'marks', () => {});\ntest('[R44] ends', () => {}); test('plain', f);";
  expect(testsIn(text, 'a.test.ts')).toEqual([
    { id: '5.1', place: { file: 'a.test.ts', line: 1, name: 'marks' } },
    { id: 'R3', place: { file: 'a.test.ts', line: 1, name: 'marks' } },
    { id: 'R44', place: { file: 'a.test.ts', line: 2, name: 'ends' } },
  ]);
});
