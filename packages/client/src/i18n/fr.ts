import { about } from './fr/about.ts';
import { account } from './fr/account.ts';
import { board } from './fr/board.ts';
import { clock } from './fr/clock.ts';
import { common } from './fr/common.ts';
import { events } from './fr/events.ts';
import { home } from './fr/home.ts';
import { map } from './fr/map.ts';
import { match } from './fr/match.ts';
import { newMatch } from './fr/new-match.ts';
import { notices } from './fr/notices.ts';
import { over } from './fr/over.ts';
import { replay } from './fr/replay.ts';
import { report } from './fr/report.ts';
import { rules } from './fr/rules.ts';
import { seat } from './fr/seat.ts';
import { site } from './fr/site.ts';
import { table } from './fr/table.ts';
import { talk } from './fr/talk.ts';
import type { Catalogue } from './i18n.tsx';

export const fr: Catalogue = {
  ...common,
  ...seat,
  ...site,
  ...about,
  ...account,
  ...notices,
  ...over,
  ...replay,
  ...report,
  ...rules,
  ...home,
  ...board,
  ...map,
  ...match,
  ...table,
  ...talk,
  ...events,
  ...clock,
  ...newMatch,
};
