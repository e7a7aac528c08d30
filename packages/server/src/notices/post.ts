import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AddressGuard, AddressRefused } from './address-guard.ts';

/**
 * What became of a message: `later` is tried again, `gone` and `refused` are not; `gone` closes the address for good.
 * `why` is worded for its reader by `failureWords`.
 */
export type Delivery =
  | { readonly result: 'sent' }
  | { readonly result: 'later' | 'refused' | 'gone'; readonly why: string; readonly after?: number };

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

const TIMEOUT = 10_000;
const ANSWER_LIMIT = 16_384;

/** One request to somebody else's server. Redirects are not followed: they would lead past the guard, and past consent. */
export function post({ url, headers, body }: Post, guard: AddressGuard): Promise<Delivery> {
  const target = URL.parse(url);
  if (target === null || !['https:', 'http:'].includes(target.protocol)) {
    return Promise.resolve({ result: 'refused', why: 'notWeb' });
  }
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve(failure(error));
    try {
      guard.checkHost(target.hostname);
      const sent = request(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guard.lookup,
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
      });
      sent.once('error', failed);
      sent.once('response', (answer) => {
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_LIMIT) answer.destroy();
        });
        answer.once('close', () => resolve(verdict(answer.statusCode ?? 0, answer.headers['retry-after'])));
      });
      sent.end(body);
    } catch (error) {
      failed(error as Error);
    }
  });
}

const failure = (error: Error): Delivery =>
  error instanceof AddressRefused
    ? { result: 'refused', why: `private ${error.host}` }
    : { result: 'later', why: `unreachable ${(error as NodeJS.ErrnoException).code ?? error.name}` };

function verdict(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return { result: 'sent' };
  const why = `answered ${status}`;
  if (status === 404 || status === 410) return { result: 'gone', why };
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = Number(retryAfter);
    return { result: 'later', why, ...(seconds > 0 && { after: Math.min(seconds, 86_400) * 1000 }) };
  }
  return { result: 'refused', why };
}
