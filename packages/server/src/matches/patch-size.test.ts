import { joan1429 } from '@oriflamme/joan-1429';
import { apply, newMatch, type Seat } from '@oriflamme/platform';
import { seededRoller } from '@oriflamme/platform/testing';
import { expect, test } from 'vitest';
import { logEntry } from './log-rows.ts';

const GAMES = 12;
const MOST_ORDERS = 250;

/** Bytes that each order of one game sends to a client: the patch and its log entry, as the message has them. */
function sizesOf(seed: number): number[] {
  const setup = joan1429.parseSetup({});
  if (!setup.ok) throw new Error('The usual set-up is not one');
  const roller = seededRoller(seed);
  let chance = seed;
  const choose = (count: number): number => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return (chance >>> 8) % count;
  };
  const sizes: number[] = [];
  let { state } = newMatch(joan1429, setup.value, roller);
  while (sizes.length < MOST_ORDERS && state.ctx.gameover === undefined) {
    const seat = Object.keys(state.ctx.activePlayers ?? {})[0] as Seat;
    const options = joan1429.options(state.G, state.ctx, seat);
    if (!options) throw new Error('Nobody decides');
    // Half of the games are played by advice where there is any.
    const advised = seed % 2 === 0 ? joan1429.advise(state.G, state.ctx, seat) : undefined;
    const result = apply(joan1429, state, seat, advised ?? joan1429.compose(options, choose), roller);
    if (!result.ok) throw new Error(`Refused: ${result.violation.code}`);
    ({ state } = result);
    const { row } = result;
    const message = [row.n - 1, row.n, row.patch, [logEntry(row, state.ctx.turn)]];
    sizes.push(Buffer.byteLength(JSON.stringify(message)));
  }
  return sizes;
}

test('an order sends a client less than 1,000 bytes at the median and 4,000 at the 99th percentile', () => {
  const sizes = Array.from({ length: GAMES }, (_, i) => sizesOf(i + 1))
    .flat()
    .sort((a, b) => a - b);
  expect(sizes.length).toBeGreaterThan(GAMES * 40);
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThan(1000);
  expect(at(0.99)).toBeLessThan(4000);
}, 120_000);
