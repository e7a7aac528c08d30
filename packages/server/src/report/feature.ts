import type Router from '@koa/router';
import { findMatch, type MatchRecord } from '@oriflamme/storage';
import type { Context, ParameterizedContext } from 'koa';
import type { Feature } from '../feature.ts';
import { type MatchLimits, matchLimits } from '../matches/limits.ts';
import { noSuchMatch } from '../matches/lobby.ts';
import { Problem } from '../problem.ts';
import { addressOf, rateLimit } from '../routes/rate-limit.ts';
import { Allowances } from '../sockets/allowance.ts';
import { headTags } from './head-tags.ts';
import { linkWords } from './link-words.ts';
import { type Painter, Pictures } from './pictures.ts';

/** Changes when the drawing does, so that caches ask for it anew. */
const EDITION = 1;
/** A page does not wait longer for what only other sites read. */
const PATIENCE_MS = 1000;
const PAGES = ['/match/:id', '/match/:id/report', '/match/:id/replay', '/join/:id'];
const LOCALES = { en: 'en_GB', fr: 'fr_FR' } as const;

/** How links to matches look elsewhere: a title, a sentence and a picture of the position. */
export const reportFeature = (painters: ReadonlyMap<string, Painter>, limits: MatchLimits = matchLimits): Feature => ({
  name: 'report',
  install({ router, storage, settings, log }) {
    const pictures = new Pictures(storage, painters);
    const limit = rateLimit(limits);

    const previewOf = async (ctx: ParameterizedContext, id: string): Promise<string | undefined> => {
      const match = await findMatch(storage, id);
      // A closed match shows nobody outside who plays it, nor how it stands.
      if (!match?.watchable) return undefined;
      const language = ctx.acceptsLanguages('en', 'fr') === 'fr' ? 'fr' : 'en';
      const { publicUrl } = settings;
      return headTags({
        ...linkWords(language, match),
        locale: LOCALES[language],
        // A request's own word for where it came to can be forged: without the setting there is no address to give.
        address: publicUrl && `${publicUrl}${ctx.path}`,
        picture: publicUrl && pictures.has(match.game) ? `${publicUrl}${pictureOf(match)}` : undefined,
      });
    };

    router.get(PAGES, limit, async (ctx, next) => {
      // Programs that look at links for others, such as those of Slack and Discord, ask for anything at all.
      if (ctx.accepts('html', 'json') === 'html') {
        ctx.state['page'] = true;
        const preview = previewOf(ctx, ctx.params['id'] ?? '').catch((error: unknown) => {
          log.warn({ err: error }, 'a page goes without its preview');
          return undefined;
        });
        ctx.vary('Accept-Language');
        ctx.state['headTags'] = await inTime(preview);
      }
      await next();
    });
    pictureRoute(router, pictures, limits, (id) => findMatch(storage, id));
    return undefined;
  },
});

const etagOf = ({ state_number, outcome }: MatchRecord): string =>
  `${EDITION}-${state_number ?? 'open'}-${outcome?.winner ?? ''}`;

/** The number makes each position's address its own: who has shown an older one asks again. */
const pictureOf = (match: MatchRecord): string => `/api/matches/${match.id}/picture.png?n=${match.state_number ?? 0}`;

function pictureRoute(
  router: Router,
  pictures: Pictures,
  limits: MatchLimits,
  find: (id: string) => Promise<MatchRecord | undefined>,
): void {
  const paintings = new Allowances(limits.picturesPerSecond, limits.picturesAtOnce);

  /** Painting takes the time of a hundred orders: nobody has it done all day by going from match to match. */
  const refuseTooMany = (ctx: Context, match: MatchRecord): void => {
    if (pictures.keeps(match) || paintings.take(addressOf(ctx))) return;
    ctx.remove('ETag');
    ctx.set('Retry-After', '1');
    throw new Problem(429, 'too-fast', 'Too many pictures: wait a moment');
  };

  router.get('/api/matches/:id/picture.png', async (ctx) => {
    const id = ctx.params['id'] ?? '';
    const match = await find(id);
    if (!match || !pictures.has(match.game)) throw noSuchMatch(id);
    if (!match.watchable) throw new Problem(403, 'not-watchable', 'This match is closed to watchers');
    ctx.etag = etagOf(match);
    ctx.status = 200;
    if (!ctx.fresh) refuseTooMany(ctx, match);
    ctx.type = 'image/png';
    ctx.set('Cache-Control', `public, max-age=${match.status === 'finished' ? 86_400 : 60}`);
    // Other sites are who it is for.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = await pictures.of(match).catch(notImported(match));
  });
}

/** A document from elsewhere may tell of a position that is none: its fault, not ours. */
const notImported =
  ({ imported }: MatchRecord) =>
  (error: unknown): never => {
    throw imported ? new Problem(404, 'no-picture', 'This match cannot be painted') : error;
  };

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
