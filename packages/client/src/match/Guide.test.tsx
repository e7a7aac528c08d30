import { DEFAULT_OPTIONS, type G, setup } from '@oriflamme/joan-1429';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import { Guide } from './Guide.tsx';
import { StatusBar } from './StatusBar.tsx';
import type { TableView } from './view.ts';

const at = { phase: 'englishPlayerTurn', side: 'english', step: 'movement' } as const;
const guided = (turn: number, side: 'english' | 'french'): string =>
  renderToStaticMarkup(
    <LanguageProvider initial="en" catalogue={en}>
      <Guide
        view={
          {
            G: { ...setup(DEFAULT_OPTIONS), turn },
            at: { ...at, side },
            acting: '0',
            eyes: side,
          } as unknown as TableView
        }
        choosing={false}
        onSkip={() => undefined}
      />
    </LanguageProvider>,
  );
const status = (change: Partial<G>): string =>
  renderToStaticMarkup(
    <LanguageProvider initial="en" catalogue={en}>
      <StatusBar G={{ ...setup(DEFAULT_OPTIONS), ...change }} at={at} />
    </LanguageProvider>,
  );

describe('the guided first turn', () => {
  test('explains the march to each side when it first makes one: the English on turn 2', () => {
    expect(guided(1, 'french')).toContain('Movement:');
    expect(guided(2, 'english')).toContain('Movement:');
  });

  test('begins with what the side is after, and does not repeat it', () => {
    expect(guided(1, 'french')).toContain('Your aim: Lead the Maid');
    expect(guided(1, 'english')).toContain('Your aim: Hold the siege');
    expect(guided(2, 'english')).not.toContain('Your aim');
  });

  test('is over for each side after that', () => {
    expect(guided(2, 'french')).toBe('');
    expect(guided(3, 'english')).toBe('');
  });
});

describe('an event of the turn', () => {
  test('stays in view while it changes dice', () => {
    expect(status({ event: 8 })).toContain('Act, and God will act');
  });

  test('does not when it changes nothing', () => {
    expect(status({ event: 7 })).not.toContain('The Voices are silent');
    expect(status({ event: null })).not.toContain('This turn');
  });
});
