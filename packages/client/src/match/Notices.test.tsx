import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import type { Snapshot, Store } from './model.ts';
import { Notices } from './Notices.tsx';

const said = (frozen: boolean): string =>
  renderToStaticMarkup(
    <LanguageProvider initial="en" catalogue={en}>
      <Notices snapshot={{ link: 'live', info: { frozen } } as Snapshot} store={{} as Store} />
    </LanguageProvider>,
  );

test('a match of older rules says that it can only be read', () => {
  expect(said(true)).toContain('older rules');
});

test('a match of today does not', () => {
  expect(said(false)).not.toContain('older rules');
});
