import type { AnyGameModule } from '@oriflamme/platform';
import type { Person } from '@oriflamme/storage';
import { Accounts } from '../auth/accounts.ts';
import { MailQueue } from '../auth/mail-queue.ts';
import { ownOriginOnly } from '../auth/origin.ts';
import { Sessions } from '../auth/sessions.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Feature } from '../feature.ts';
import { mailer } from '../notices/mailer.ts';
import { accountRoutes } from '../routes/account-routes.ts';
import { handOverRoutes } from '../routes/hand-over-routes.ts';
import { importRoutes } from '../routes/import-routes.ts';
import { lobbyRoutes } from '../routes/lobby-routes.ts';
import { operatorRoutes } from '../routes/operator-routes.ts';
import { passRoutes } from '../routes/pass-routes.ts';
import { peopleRoutes } from '../routes/people-routes.ts';
import { playRoutes } from '../routes/play-routes.ts';
import { hourlyForPeople, rateLimit } from '../routes/rate-limit.ts';
import { sessionRoutes } from '../routes/session-routes.ts';
import { SharedAllowances } from '../routes/shared-allowances.ts';
import { stockLobby } from '../routes/stock-lobby.ts';
import { talkRoutes } from '../routes/talk-routes.ts';
import { Allowances } from '../sockets/allowance.ts';
import { MatchSockets } from '../sockets/match-sockets.ts';
import { gamesOf } from './games.ts';
import { Lapse } from './lapse.ts';
import { type MatchLimits, matchLimits } from './limits.ts';
import { Lobby } from './lobby.ts';
import { MatchHost } from './match-host.ts';
import { Presence } from './presence.ts';

export interface MatchesOptions {
  limits?: MatchLimits | undefined;
  clock?: Clock | undefined;
}

/** Matches of these games, and the people who play them: lobby, play, watching, accounts. */
export const matchesFeature = (modules: readonly AnyGameModule[], options: MatchesOptions = {}): Feature => ({
  name: 'matches',
  async install({ router, io, storage, settings, log }) {
    const { limits = matchLimits, clock = systemClock } = options;
    const { publicUrl, trustProxy } = settings;
    const games = gamesOf(modules);
    const changed = (id: string): void => sockets.changed(id);
    const presence = new Presence(storage, changed);
    const host: MatchHost = new MatchHost(
      storage,
      games,
      log,
      {
        row: (hot, row, state) => sockets.row(hot, row, state),
        changed,
        followed: (id) => sockets.followed(id),
      },
      clock,
    );
    const lobby = new Lobby(storage, games, clock, (id) => host.announceChange(id));
    const sessions = new Sessions(storage, clock, publicUrl);
    const limitReports = hourlyForPeople(storage, limits.reportsPerHour, 'reports');
    const services = { storage, games, host, lobby, presence, sessions, clock, limits, limitReports };
    const messages = new Allowances(limits.personMessagesPerSecond, limits.personMessagesAtOnce);
    const lines = new SharedAllowances(storage, 'lines', limits.linesPerSecond, limits.linesAtOnce);
    const sockets = new MatchSockets(io, { ...services, log, publicUrl, trustProxy, messages, lines });
    const mails = new MailQueue(storage, clock, log, mailer(settings, log));
    const accounts = new Accounts(storage, clock, () => mails.wake());
    const lapse = new Lapse(
      storage,
      clock,
      log,
      (id) => host.announceChange(id),
      (id, n) => host.table(id, null, { type: 'abandon' }, n, null),
    );
    const isOperator = ({ email }: Person): boolean => email !== null && settings.operators.includes(email);

    const limit = rateLimit(limits);
    router.use('/api', ownOriginOnly(publicUrl), limit);
    router.use('/games', limit);
    sessionRoutes(router, storage, sessions, isOperator, limits);
    accountRoutes(router, services, accounts, { publicUrl, isOperator });
    importRoutes(router, services);
    lobbyRoutes(router, services);
    playRoutes(router, services);
    talkRoutes(router, services);
    peopleRoutes(router, services);
    handOverRoutes(router, services);
    passRoutes(router, services, publicUrl);
    operatorRoutes(router, services, isOperator);
    stockLobby(router, services);
    await presence.start();
    await host.start();
    await sockets.start();
    mails.start();
    lapse.start();
    return async () => {
      lapse.stop();
      await mails.stop();
      await sockets.stop();
      await host.stop();
      await presence.stop();
    };
  },
});
