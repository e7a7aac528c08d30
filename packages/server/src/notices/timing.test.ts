import { describe, expect, it } from 'vitest';
import { DEFAULTS, preferencesOf } from './preferences.ts';
import { sendAt } from './timing.ts';

const at = (iso: string) => Date.parse(iso);
const paris = { ...DEFAULTS, timeZone: 'Europe/Paris', atMostEvery: 30 };

describe('a message goes', () => {
  const noon = at('2026-06-01T12:10+02:00');

  it('at once, when nothing speaks against it', () => {
    expect(sendAt(noon, paris, undefined, false)).toBe(noon);
  });

  it('no sooner after the last than wished, unless it is urgent', () => {
    expect(sendAt(noon, paris, noon - 10 * 60_000, false)).toBe(noon + 20 * 60_000);
    expect(sendAt(noon, paris, noon - 10 * 60_000, true)).toBe(noon);
    expect(sendAt(noon, paris, noon - 31 * 60_000, false)).toBe(noon);
  });

  it('after the quiet hours of its reader', () => {
    const quiet = { ...paris, quiet: { from: 22, until: 7 } };
    expect(sendAt(at('2026-06-01T23:10+02:00'), quiet, undefined, false)).toBe(at('2026-06-02T07:00+02:00'));
    expect(sendAt(at('2026-06-02T06:59+02:00'), quiet, undefined, true)).toBe(at('2026-06-02T07:00+02:00'));
    expect(sendAt(noon, quiet, undefined, false)).toBe(noon);
    expect(sendAt(noon, { ...paris, quiet: { from: 9, until: 18 } }, undefined, false)).toBe(
      at('2026-06-01T18:00+02:00'),
    );
  });

  it('after the quiet hours of the night on which the clocks change', () => {
    const quiet = { ...paris, quiet: { from: 22, until: 7 } };
    expect(sendAt(at('2026-03-29T00:30+01:00'), quiet, undefined, false)).toBe(at('2026-03-29T07:00+02:00'));
  });

  it('with the digest, where one is wished', () => {
    const digest = { ...paris, digest: 8 };
    expect(sendAt(noon, digest, undefined, false)).toBe(at('2026-06-02T08:00+02:00'));
    expect(sendAt(noon, digest, undefined, true)).toBe(noon);
  });
});

describe('preferences', () => {
  it('of a match go before those of the person', () => {
    expect(preferencesOf({ ...paris, mail: false }, { atMostEvery: 60 })).toEqual({
      ...paris,
      mail: false,
      atMostEvery: 60,
    });
  });

  it('that can no longer be read are the defaults', () => {
    expect(preferencesOf({ volume: 11 }, 'loud')).toEqual(DEFAULTS);
    expect(preferencesOf(null, null)).toEqual(DEFAULTS);
  });
});
