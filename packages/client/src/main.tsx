import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { LanguageProvider, loadCatalogue, preferredLanguage } from './i18n/i18n.tsx';
import { loadPage } from './routes.tsx';
import { applyTheme, savedTheme } from './theme/theme.ts';

applyTheme(savedTheme());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

loadPage(window.location.pathname);
const language = preferredLanguage();
const catalogue = await loadCatalogue(language);
createRoot(root).render(
  <StrictMode>
    <LanguageProvider initial={language} catalogue={catalogue}>
      <App />
    </LanguageProvider>
  </StrictMode>,
);

// What the pages are made of is kept for times without a connection.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
