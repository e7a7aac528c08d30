import { type AnyGameModule, leftNow } from '@oriflamme/platform';
import { Sessions } from '../auth/sessions.ts';
import { type Clock, systemClock } from '../clock.ts';
import { clockRoutes } from '../clocks/clock-routes.ts';
import { clockOf, endOf } from '../clocks/match-clock.ts';
import type { Feature } from '../feature.ts';
import { gamesOf } from '../matches/games.ts';
import { type MatchLimits, matchLimits } from '../matches/limits.ts';
import { SharedAllowances } from '../routes/shared-allowances.ts';
import { AddressGuard } from './address-guard.ts';
import { mailer } from './mailer.ts';
import { pushKeys } from './push.ts';
import { noticeRoutes } from './routes.ts';
import { NoticeWorker } from './worker.ts';

export interface NoticesOptions {
  clock?: Clock | undefined;
  limits?: MatchLimits | undefined;
  /** Hands the worker to tests, which do not wait for its timer. */
  worker?: ((worker: NoticeWorker) => void) | undefined;
}

/** Tells those who are away, and counts their time. */
export const noticesFeature = (modules: readonly AnyGameModule[], options: NoticesOptions = {}): Feature => ({
  name: 'notices',
  async install({ router, storage, settings, log }) {
    const { clock = systemClock, limits = matchLimits } = options;
    const games = gamesOf(modules);
    const sessions = new Sessions(storage, clock, settings.publicUrl);
    const mail = mailer(settings, log);
    const keys = await pushKeys(storage);
    const base = settings.publicUrl ?? `http://localhost:${settings.port}`;
    const worker = new NoticeWorker(storage, {
      clock,
      log,
      mailer: mail,
      guard: new AddressGuard(settings.allowedReceivers),
      pushKeys: keys,
      base,
      posts: new SharedAllowances(storage, 'posts', limits.postsToHostPerHour / 3600, limits.postsToHostPerHour),
      contact: `mailto:${settings.mailFrom.replace(/^.*<|>.*$/g, '')}`,
      gameOf: ({ game }) => games.get(game),
      timeOf: (match, seat) => {
        const time = clockOf(match);
        if (time === null) return undefined;
        return { left: leftNow(time, seat, clock.now().getTime(), time.calendars[seat]), end: endOf(time, seat) };
      },
    });
    const changed = (matchId: string): void => storage.announce('match_changes', matchId);
    const { publicKey } = keys;
    noticeRoutes(router, { storage, sessions, clock, publicKey, base, realMail: mail.real, worker, changed, limits });
    clockRoutes(router, { storage, sessions, clock, changed });
    options.worker?.(worker);
    worker.start();
    return async () => {
      await worker.stop();
      mail.close();
    };
  },
});
