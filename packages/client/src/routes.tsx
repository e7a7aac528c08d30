import { type ComponentType, lazy } from 'react';
import { fits } from './router.tsx';

interface Page {
  /** Loads it; what goes wrong is said when it is shown. */
  readonly load: () => Promise<void>;
  /** The page itself if it is there when it is first shown, else one that waits for it; the same ever after. */
  readonly shown: () => ComponentType;
}

interface Route {
  /** A path; a part that begins with a colon stands for any. */
  readonly path: string;
  readonly page: Page;
  /** What else is begun while the page is on its way. */
  readonly ahead?: (path: string) => Promise<void>;
}

function later(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | undefined;
  let shown: ComponentType | undefined;
  return {
    load: () =>
      load().then(
        (page) => {
          loaded = page;
        },
        () => undefined,
      ),
    shown: () => {
      shown ??= loaded ?? lazy(async () => ({ default: await load() }));
      return shown;
    },
  };
}

const home = later(() => import('./pages/home/HomePage.tsx').then((m) => m.HomePage));
const map = later(() => import('./pages/MapPage.tsx').then((m) => m.MapPage));
const match = later(() => import('./pages/match/MatchPage.tsx').then((m) => m.MatchPage));
const replay = later(() => import('./pages/replay/ReplayPage.tsx').then((m) => m.ReplayPage));
const report = later(() => import('./pages/report/ReportPage.tsx').then((m) => m.ReportPage));
const newMatch = later(() => import('./pages/new-match/NewMatchPage.tsx').then((m) => m.NewMatchPage));
const join = later(() => import('./pages/join/JoinPage.tsx').then((m) => m.JoinPage));
const rules = later(() => import('./pages/rules/RulesPage.tsx').then((m) => m.RulesPage));
const account = later(() => import('./pages/account/AccountPage.tsx').then((m) => m.AccountPage));
const verify = later(() => import('./pages/account/LinkPages.tsx').then((m) => m.VerifyPage));
const reset = later(() => import('./pages/account/LinkPages.tsx').then((m) => m.ResetPage));
const seat = later(() => import('./pages/account/LinkPages.tsx').then((m) => m.SeatPage));
const notices = later(() => import('./pages/notices/NoticesPage.tsx').then((m) => m.NoticesPage));
const stop = later(() => import('./pages/notices/StopPage.tsx').then((m) => m.StopPage));
const about = later(() => import('./pages/about/AboutPage.tsx').then((m) => m.AboutPage));
const operator = later(() => import('./pages/operator/OperatorPage.tsx').then((m) => m.OperatorPage));
const notFound = later(() => import('./pages/NotFoundPage.tsx').then((m) => m.NotFoundPage));

const connect = async (path: string): Promise<void> => {
  const { openAhead } = await import('./match/open-match.ts');
  openAhead(path.split('/')[2] ?? '');
};

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
  { path: '/match/:id', page: match, ahead: connect },
  { path: '/match/:id/replay', page: replay },
  { path: '/match/:id/report', page: report },
  { path: '/replay/:id', page: replay },
];

const routeAt = (path: string): Route | undefined => routes.find((route) => fits(route.path, path));

export const pageAt = (path: string): ComponentType => (routeAt(path)?.page ?? notFound).shown();

/** Begins to load the page that a visit begins with while other things are still on their way. */
export function loadPage(path: string): Promise<void> {
  const route = routeAt(path);
  route?.ahead?.(path).catch(() => undefined);
  return (route?.page ?? notFound).load();
}
