import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createFolder } from '@oriflamme/storage/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { failToStart } from './support/server-process.ts';

describe('a server that cannot start says why in one line', () => {
  const folder = createFolder(inject('embeddedTemplate'));
  const taken = createServer();

  beforeAll(() => new Promise<void>((resolve) => taken.listen(0, resolve)));

  afterAll(() => {
    taken.close();
    folder.remove();
  });

  const refusals: [what: string, env: () => Record<string, string>, line: RegExp][] = [
    [
      'a taken port',
      () => ({ PORT: String((taken.address() as AddressInfo).port), ORIFLAMME_DATA: folder.path }),
      /^Port \d+ is taken; stop the program that uses it or set PORT to another\.$/,
    ],
    [
      'a port that is no number',
      () => ({ PORT: 'high' }),
      /^PORT must be a port number from 0 to 65535 \(it is "high"\)\.$/,
    ],
    [
      'a log level there is not',
      () => ({ LOG_LEVEL: 'loud' }),
      /^LOG_LEVEL must be one of silent, .* \(it is "loud"\)\.$/,
    ],
    ['an address that is none', () => ({ PUBLIC_URL: 'play' }), /^PUBLIC_URL must be an address such as /],
    [
      'a setting there is not',
      () => ({ ORIFLAMME_DATTA: 'x' }),
      /^ORIFLAMME_DATTA is not a setting; the README lists /,
    ],
    [
      'a database of another kind, without repeating its password',
      () => ({ DATABASE_URL: 'mysql://u:secret@h/d' }),
      /^DATABASE_URL must be an address such as postgres:\S+\.$/,
    ],
    [
      'a database that cannot be reached, without repeating its password',
      () => ({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/d' }),
      /^The database at 127\.0\.0\.1:1\/d cannot be reached \(connect ECONNREFUSED.*\); start it or correct DATABASE_URL\.$/,
    ],
    [
      'a database that the server has not',
      () => ({ DATABASE_URL: new URL('/no_such_database', inject('postgresUrl')).href }),
      /^The database at \S+\/no_such_database cannot be reached \(database "no_such_database" does not exist\); start it /,
    ],
    [
      'a host that is no address of this machine',
      () => ({ HOST: '203.0.113.1', ORIFLAMME_DATA: folder.path }),
      /^HOST 203\.0\.113\.1 is no address of this machine; leave it out to listen on all\.$/,
    ],
    [
      'a data folder that cannot be written',
      () => ({ ORIFLAMME_DATA: join(import.meta.filename, 'data') }),
      /^The data folder \S+ cannot be written; make it writable or set ORIFLAMME_DATA to another folder\.$/,
    ],
  ];

  test.each(refusals)('%s', async (_what, env, line) => {
    const { code, output } = await failToStart(env());
    expect(output.trimEnd()).toMatch(line);
    expect(output).not.toContain('secret');
    expect(code).toBe(1);
  });
});
