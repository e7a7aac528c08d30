import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Line, playAgain, readLines } from './recorded-game.ts';

const folder = join(import.meta.dirname, '..', 'recorded');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const linesOf = (name: string): Line[] => readLines(readFileSync(join(folder, name), 'utf8'));

test('twenty games are recorded, each in a small file', () => {
  expect(files).toHaveLength(20);
  for (const name of files) expect(statSync(join(folder, name)).size).toBeLessThan(60_000);
});

test.each(files)('%s comes out as it was recorded', { timeout: 60_000 }, (name) => {
  const lines = linesOf(name);
  expect(playAgain(lines)).toEqual((lines.at(-1) as { end: object }).end);
});

const [first = ''] = files;

test('a die that fell otherwise, an order left out or another hash is noticed', () => {
  const lines = linesOf(first);
  const rolled = lines.findIndex((line) => 'order' in line && line.dice !== '');
  const order = lines[rolled] as Extract<Line, { order: unknown }>;
  expect(() => playAgain(lines.with(rolled, { ...order, dice: `${order.dice}1` }))).toThrow('dice are rolled no more');
  expect(() => playAgain(lines.with(rolled, { ...order, dice: '' }))).toThrow('is not in the record');
  expect(() => playAgain(lines.toSpliced(1, 1))).toThrow();
  const end = lines.at(-1) as Extract<Line, { end: unknown }>;
  expect(() => playAgain(lines.with(-1, { ...end, hash: '0' }))).toThrow('the state comes out otherwise now');
  expect(() => playAgain(lines.slice(0, -1))).toThrow('the record has no end');
});
