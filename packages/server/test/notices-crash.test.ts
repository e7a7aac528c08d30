import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../storage/test/support/postgres.ts';
import { planClock } from '../src/clocks/clock-notices.ts';
import type { MatchView } from '../src/matches/view.ts';
import { tellOutbox } from '../src/notices/teller.ts';
import { Player } from './support/away.ts';
import { databases, type TestDatabase } from './support/databases.ts';
import { Board } from './support/match-client.ts';
import { mailReceiver, webReceiver } from './support/receivers.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const GAME = 'joan-1429';
const HOUR = 3_600_000;
type Way = 'webhook' | 'mail';

describe.each(databases)('a server that is killed while it tells, on the %s database', (name, make) => {
  // What is sent does not know the database: the slow starts of the embedded one are made for one way only.
  const ways: readonly Way[] = name === 'embedded' ? ['webhook'] : ['webhook', 'mail'];
  const ending: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).reverse()) await end();
  });

  /** Hours go by while no server runs: all that was planned lies so much nearer. Gives how much is still to be sent. */
  async function hourGoesBy(database: TestDatabase, mailTo: string | null): Promise<number> {
    const storage = await database.open();
    // What was written with the offer, as it would have been looked at an hour ago.
    const now = (): Date => new Date(Date.now() - HOUR);
    while ((await tellOutbox(storage, { now }, planClock)) > 0);
    await storage.query(`update notices set due_at = due_at - interval '1 hour'`);
    await storage.query(`update deliveries set next_try_at = next_try_at - interval '1 hour'`);
    if (mailTo !== null) await storage.query(`update people set email = 'john@example.org' where id = $1`, [mailTo]);
    const { rows } = await storage.query<{ open: number }>(
      `select (select count(*)::int from outbox where done_at is null) + (select count(*)::int from notices)
         + (select count(*)::int from deliveries where sent_at is null) as open`,
    );
    await storage.close();
    return rows[0]?.open ?? 0;
  }

  /** Anne offers a draw, and the server dies as soon as it has said yes to her. */
  async function killedBeforeTelling(way: Way, atYes: (server: ServerProcess) => void) {
    const database = await make();
    ending.push(() => database.remove());
    let server: ServerProcess | undefined;
    let telling = false;
    const yes = (): void => {
      if (telling && server !== undefined) atYes(server);
    };
    const web = await webReceiver(() => {
      yes();
      return 204;
    });
    const mail = await mailReceiver(yes);
    // The server goes first: a receiver waits for whoever still talks to it.
    ending.push(web.close, mail.close, () => server?.end('SIGKILL'));
    const start = async (): Promise<ServerProcess> => {
      server = await startServer({
        ...database.environment,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        ALLOWED_RECEIVERS: '127.0.0.1',
        SMTP_URL: mail.url,
      });
      return server;
    };
    const port = await freePort();
    const first = await start();
    const [anne, john] = [await Player.come(first.url, 'Anne'), await Player.come(first.url, 'John')];
    const { match } = await anne.post<{ match: MatchView }>('/api/matches', {
      game: GAME,
      setup: {},
      side: '0',
      pace: 'none',
    });
    await john.post(`/api/matches/${match.id}/join`);
    if (way === 'webhook')
      await john.post('/api/notices/receivers', { channel: 'webhook', url: `${web.url}/john`, format: 'json' });
    const board = new Board(anne.socket(GAME), match.id);
    await board.sync();
    expect(await board.table('0', { type: 'offerDraw' })).toMatchObject({ ok: true });
    await first.end('SIGKILL');
    board.socket.close();
    expect(web.received.length + mail.mails.length).toBe(0);
    expect(await hourGoesBy(database, way === 'mail' ? john.personId : null)).toBeGreaterThan(0);
    telling = true;
    /** Of what was answered, oldest first. */
    const ids = (): (string | undefined)[] =>
      way === 'webhook'
        ? web.answered.map(({ headers }) => String(headers['idempotency-key']))
        : mail.mails.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    return { start, ids, goOn: () => hourGoesBy(database, null) };
  }

  test.each(ways)('has sent nothing yet: it comes by %s once after the restart', async (way) => {
    const { start, ids, goOn } = await killedBeforeTelling(way, () => undefined);
    const server = await start();
    await expect.poll(() => ids().length).toBe(1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await goOn()).toBe(0);
    expect(ids()).toEqual([expect.stringMatching(/[\w-]{27}/)]);
  });

  test.each(ways)(
    'has a yes by %s that it could not note: it comes again with the same id, and no third time',
    async (way) => {
      let stopped = false;
      const { start, ids, goOn } = await killedBeforeTelling(way, ({ child }) => {
        // Held before the yes leaves the receiver: it reaches the machine, and never the program.
        if (!stopped) child.kill('SIGSTOP');
        stopped = true;
      });
      const killed = await start();
      await expect.poll(() => ids().length).toBe(1);
      await killed.end('SIGKILL');
      expect(await goOn()).toBeGreaterThan(0);
      const last = await start();
      await expect.poll(() => ids().length).toBe(2);
      expect(ids()[0]).toMatch(/[\w-]{27}/);
      expect(ids()[1]).toBe(ids()[0]);
      expect(await last.end('SIGTERM')).toBe(0);
      expect(await goOn()).toBe(0);
      expect(ids()).toHaveLength(2);
    },
  );
});
