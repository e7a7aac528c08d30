import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LanguageProvider, loadCatalogue, preferredLanguage } from './i18n/i18n.tsx';
import { whenIdle } from './idle.ts';
import { loadPage } from './routes.tsx';
import { applyTheme, savedTheme } from './theme/theme.ts';

applyTheme(savedTheme());

/** A page that comes sooner is shown without a word of waiting for it. */
const patience = 1000;
/** The first page has the browser to itself for as long. */
const settled = 1000;

/** A function, since a module that waits here would keep those waiting that share a script with it: the page itself. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  const language = preferredLanguage();
  const page = loadPage(window.location.pathname);
  const catalogue = await loadCatalogue(language);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patience))]);
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={language} catalogue={catalogue}>
        <App />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();

// What the pages are made of is kept for times without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)), settled);
