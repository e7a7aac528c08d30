import { describe, expect, test } from 'vitest';
import { noMatch } from './no-match.ts';

const nothing = { failure: undefined, state: undefined, info: undefined };

describe('the address of a match', () => {
  test('leads nowhere when there is none, when it is closed, or when it was called off before it began', () => {
    expect(noMatch({ ...nothing, failure: 'no-such-match' })).toBe('notFound');
    expect(noMatch({ ...nothing, failure: 'not-allowed' })).toBe('closed');
    expect(noMatch({ ...nothing, info: { status: 'cancelled' } })).toBe('calledOff');
  });

  test('leads on while it is looked for, while it waits, and to a match that was called off with a position to read', () => {
    expect(noMatch(nothing)).toBeUndefined();
    expect(noMatch({ ...nothing, info: { status: 'open' } })).toBeUndefined();
    expect(noMatch({ ...nothing, state: {}, info: { status: 'cancelled' } })).toBeUndefined();
  });
});
