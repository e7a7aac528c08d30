import { DEFAULT_OPTIONS, setup } from '@oriflamme/joan-1429';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import type { MatchInfo } from './model.ts';
import { PromptBar } from './PromptBar.tsx';
import type { TableView } from './view.ts';

const seat = (mine: boolean) => ({ name: 'Anne', person: null, taken: true, mine, present: true });
const asked = (frozen: boolean): string =>
  renderToStaticMarkup(
    <LanguageProvider initial="en" catalogue={en}>
      <PromptBar
        view={
          {
            mode: 'live',
            G: setup(DEFAULT_OPTIONS),
            ctx: { phase: 'frenchPlayerTurn', activePlayers: { '1': 'movement' } },
            at: { phase: 'frenchPlayerTurn', side: 'french', step: 'movement' },
            acting: frozen ? undefined : '1',
            ready: !frozen,
            entries: [],
          } as unknown as TableView
        }
        info={{ frozen, seats: { '0': seat(false), '1': seat(true) } } as MatchInfo}
        act={() => undefined}
      />
    </LanguageProvider>,
  );

test('asks the side that decides, with no button for what cannot be done but Undo', () => {
  expect(asked(false)).toContain('Your decision');
  expect(asked(false)).toContain('data-testid="prompt"');
  expect(asked(false)).toContain('data-act="undo"');
  expect(asked(false)).not.toContain('data-act="redo"');
});

test('asks nobody in a match that is not played on', () => {
  expect(asked(true)).toContain('Nobody decides now');
  expect(asked(true)).not.toContain('data-testid="prompt"');
  expect(asked(true)).not.toContain('data-act');
});
