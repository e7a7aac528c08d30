import { type ComponentType, lazy } from 'react';
import { fits } from './router.tsx';

interface Route {
  /** A path; a part that begins with a colon stands for any. */
  readonly path: string;
  readonly page: ComponentType;
}

const loads = new Map<ComponentType, () => Promise<unknown>>();

/** A page that is loaded when it is shown, or ahead of that. */
function later(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const page = lazy(load);
  loads.set(page, load);
  return page;
}

const home = later(() => import('./pages/home/HomePage.tsx').then((m) => ({ default: m.HomePage })));
const map = later(() => import('./pages/MapPage.tsx').then((m) => ({ default: m.MapPage })));
const match = later(() => import('./pages/match/MatchPage.tsx').then((m) => ({ default: m.MatchPage })));
const replay = later(() => import('./pages/replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })));
const report = later(() => import('./pages/report/ReportPage.tsx').then((m) => ({ default: m.ReportPage })));
const newMatch = later(() => import('./pages/new-match/NewMatchPage.tsx').then((m) => ({ default: m.NewMatchPage })));
const join = later(() => import('./pages/join/JoinPage.tsx').then((m) => ({ default: m.JoinPage })));
const rules = later(() => import('./pages/rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })));
const account = later(() => import('./pages/account/AccountPage.tsx').then((m) => ({ default: m.AccountPage })));
const verify = later(() => import('./pages/account/LinkPages.tsx').then((m) => ({ default: m.VerifyPage })));
const reset = later(() => import('./pages/account/LinkPages.tsx').then((m) => ({ default: m.ResetPage })));
const seat = later(() => import('./pages/account/LinkPages.tsx').then((m) => ({ default: m.SeatPage })));
const notices = later(() => import('./pages/notices/NoticesPage.tsx').then((m) => ({ default: m.NoticesPage })));
const stop = later(() => import('./pages/notices/StopPage.tsx').then((m) => ({ default: m.StopPage })));
const about = later(() => import('./pages/about/AboutPage.tsx').then((m) => ({ default: m.AboutPage })));
const operator = later(() => import('./pages/operator/OperatorPage.tsx').then((m) => ({ default: m.OperatorPage })));
const notFound = later(() => import('./pages/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));

const routes: readonly Route[] = [
  { path: '/', page: home },
  { path: '/map', page: map },
  { path: '/new', page: newMatch },
  { path: '/rules', page: rules },
  { path: '/about', page: about },
  { path: '/account', page: account },
  { path: '/notices', page: notices },
  { path: '/stop/:token', page: stop },
  { path: '/operator', page: operator },
  { path: '/verify', page: verify },
  { path: '/reset', page: reset },
  { path: '/seat', page: seat },
  { path: '/join/:id', page: join },
  { path: '/match/:id', page: match },
  { path: '/match/:id/replay', page: replay },
  { path: '/match/:id/report', page: report },
  { path: '/replay/:id', page: replay },
];

export function pageAt(path: string): ComponentType {
  return routes.find((route) => fits(route.path, path))?.page ?? notFound;
}

/** Begins to load a page while other things are still on their way; showing it says what went wrong, if anything did. */
export function loadPage(path: string): void {
  loads
    .get(pageAt(path))?.()
    .catch(() => undefined);
}
