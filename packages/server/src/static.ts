import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware, ParameterizedContext } from 'koa';

interface ClientFile {
  path: string;
  etag: string;
  /** Its compressed forms, made when the client was built; best first. */
  encodings: { name: 'br' | 'gzip'; path: string; size: number }[];
  size: number;
  immutable: boolean;
}

/** Addresses of programs, which want an error and not a page. */
const notPages = /^\/(api|games|socket\.io|assets|metrics|healthz|readyz)(\/|$)/;
const matches = /^\/match\/[^/]+\/?$/;

/**
 * Serves the built client. The list of files is read once: an address is looked up in it and never joined to a path, so
 * none can lead outside.
 */
export function clientFiles(folder: string): Middleware {
  const files = listFiles(folder);
  const page = files.get('/index.html');
  const matchPage = files.get('/match.html') ?? page;
  const texts = new Map([page, matchPage].flatMap((file) => (file ? [[file, readFileSync(file.path, 'utf8')]] : [])));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const file = files.get(ctx.path === '/' ? '/index.html' : ctx.path);
    if (file) return send(ctx, file);
    await next();
    const wantsPage = ctx.status === 404 && ctx.body === undefined && !notPages.test(ctx.path);
    // The client has its own addresses (/match/…), all of them the one page; that of a match asks at once for all it needs.
    const shown = matches.test(ctx.path) ? matchPage : page;
    if (shown && wantsPage && (ctx.state['page'] === true || ctx.accepts('json', 'html') === 'html')) {
      const tags: unknown = ctx.state['headTags'];
      if (typeof tags === 'string') sendPage(ctx, withHead(texts.get(shown) ?? '', tags));
      else send(ctx, shown);
    }
  };
}

function send(ctx: ParameterizedContext, file: ClientFile): void {
  ctx.status = 200;
  ctx.type = contentType(file.path);
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  const encoding = file.encodings.find(({ name }) => ctx.acceptsEncodings(name, 'identity') === name);
  // A compressed form is another representation and must not be taken for the plain one by a cache.
  ctx.etag = encoding ? `${file.etag}-${encoding.name}` : file.etag;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding) ctx.set('Content-Encoding', encoding.name);
  ctx.length = encoding?.size ?? file.size;
  ctx.body = createReadStream(encoding?.path ?? file.path);
}

/** A function, since a dollar sign in a name would mean something in a replacement text. */
const withHead = (page: string, tags: string): string => page.replace('</head>', () => `  ${tags}\n  </head>`);

/** The page as one address alone has it; small enough to be sent plain. */
function sendPage(ctx: ParameterizedContext, text: string): void {
  ctx.status = 200;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-cache');
  ctx.etag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = text;
}

function listFiles(folder: string): Map<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${path.slice(folder.length + 1).replaceAll('\\', '/')}`;
    files.set(address, {
      path,
      etag: createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22),
      encodings: [...compressed(path, 'br', '.br'), ...compressed(path, 'gzip', '.gz')],
      size: statSync(path).size,
      // Vite names what lies here after its content.
      immutable: address.startsWith('/assets/'),
    });
  }
  return files;
}

function compressed(path: string, name: 'br' | 'gzip', extension: string): ClientFile['encodings'] {
  const other = `${path}${extension}`;
  return existsSync(other) ? [{ name, path: other, size: statSync(other).size }] : [];
}

function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.'));
  return extension === '.webmanifest' ? 'application/manifest+json' : extension;
}
