import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginSequence, hasGap, receive, type Update } from './sequence.ts';

const step = (from: number): Update<number> => ({
  from,
  to: from + 1,
  patch: [{ op: 'add', path: `/${from}`, value: from }],
  entries: [from],
});

const start = () => beginSequence<Record<string, number>, number>(0, {}, []);

describe('the sequence of updates', () => {
  test('is made in number order whatever order and how often they come', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
        fc.array(fc.integer({ min: 0, max: 7 })),
        (order, repeats) => {
          const end = [...order, ...repeats].reduce((sequence, from) => receive(sequence, [step(from)]), start());
          expect(Object.values(end.state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
          expect(end.entries).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
          expect(end.n).toBe(8);
          expect(hasGap(end)).toBe(false);
        },
      ),
    );
  });

  test('waits before a gap and says that there is one', () => {
    const waiting = receive(start(), [step(0), step(2)]);
    expect(waiting.n).toBe(1);
    expect(waiting.state).toEqual({ 0: 0 });
    expect(hasGap(waiting)).toBe(true);
    expect(receive(waiting, [step(1)]).state).toEqual({ 0: 0, 1: 1, 2: 2 });
  });

  test('lets an update that repeats what is known change nothing', () => {
    const known = receive(start(), [step(0)]);
    expect(receive(known, [step(0)]).state).toBe(known.state);
  });
});
