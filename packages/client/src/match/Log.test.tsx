import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import { endOf } from './end-of.ts';
import { Log } from './Log.tsx';
import type { Entry } from './model.ts';

const logOf = (kind: Entry['kind'], type: string): string => {
  const entry = { n: 3, kind, type, seat: null, turn: 2, phase: null, happenings: [], standing: false } as unknown;
  return renderToStaticMarkup(
    <LanguageProvider initial="en" catalogue={en}>
      <Log entries={[entry as Entry]} onHex={() => undefined} onMoment={undefined} />
    </LanguageProvider>,
  );
};

describe('the log', () => {
  test.each([
    ['cancel', 'called off'],
    ['claimTime', 'claimed on time'],
    ['abandon', 'nobody came back'],
    ['setBack', 'set the match back'],
    ['newRules', 'under new rules'],
  ])('says what was done beside the orders: %s', (type, words) => {
    expect(logOf('table', type)).toContain(words);
  });

  test('has no such words for an order or for what it does not know', () => {
    expect(logOf('order', 'cancel')).not.toContain('called off');
    expect(logOf('table', 'toString')).not.toContain('native code');
  });
});

describe('the end', () => {
  test('of a match that was called off or left alone is no draw', () => {
    expect(endOf({ winner: null, by: 'cancellation' })).toBe('calledOff');
    expect(endOf({ winner: null, by: 'abandonment' })).toBe('closed');
    expect(endOf({ winner: null, by: 'agreement' })).toBe('draw');
    expect(endOf({ winner: 'french', by: 'time' })).toBe('french');
  });
});
