import type { Middleware } from 'koa';
import type { Settings } from './settings.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing from elsewhere runs in our pages, and our pages run in no frame. */
export function securityHeaders(settings: Pick<Settings, 'publicUrl'>): Middleware {
  const overTls = settings.publicUrl?.startsWith('https:') ?? false;
  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // Only where the operator has said that players come by TLS; otherwise a browser could lock itself out.
    if (overTls) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
  };
}
