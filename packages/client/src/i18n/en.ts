import { about } from './en/about.ts';
import { account } from './en/account.ts';
import { board } from './en/board.ts';
import { clock } from './en/clock.ts';
import { common } from './en/common.ts';
import { events } from './en/events.ts';
import { home } from './en/home.ts';
import { map } from './en/map.ts';
import { match } from './en/match.ts';
import { newMatch } from './en/new-match.ts';
import { notices } from './en/notices.ts';
import { over } from './en/over.ts';
import { replay } from './en/replay.ts';
import { report } from './en/report.ts';
import { rules } from './en/rules.ts';
import { seat } from './en/seat.ts';
import { site } from './en/site.ts';
import { table } from './en/table.ts';
import { talk } from './en/talk.ts';

export const en = {
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
} as const;
