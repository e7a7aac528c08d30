import { afterAll, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';
import { mailReceiver } from './support/receivers.ts';

const mailServer = await mailReceiver();
afterAll(() => mailServer.close());

type Session = { person: { id: string; name: string; email: string | null; operator: boolean } | null };

const environment = async (): Promise<Record<string, string>> => ({
  SMTP_URL: mailServer.url,
  PUBLIC_URL: 'https://play.example.org',
});

onDatabases('an account', { environment, limits: { guessesAtOnce: 500 } }, (place) => {
  let people = 0;
  const address = (): string => {
    people += 1;
    return `person-${people}-${Date.now()}@example.org`;
  };
  /** The mail to this address that holds `words`, as its receiver reads it. */
  const mailTo = async (email: string, words: string): Promise<string> => {
    let found: string | undefined;
    await expect
      .poll(() => {
        const plain = mailServer.mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        found = plain.findLast((mail) => mail.includes(`To: ${email}`) && mail.includes(words));
        return found !== undefined;
      })
      .toBe(true);
    return found ?? '';
  };
  const tokenFor = async (email: string, page: 'verify' | 'reset'): Promise<string> =>
    /#([\w-]+)/.exec(await mailTo(email, `https://play.example.org/${page}#`))?.[1] ?? '';
  const register = async (visitor: Visitor, email: string, password = 'correct horse'): Promise<void> => {
    await visitor.post('/api/account', { email, password });
    await visitor.post('/api/account/verify', { token: await tokenFor(email, 'verify') });
  };
  const signIn = (visitor: Visitor, email: string, password = 'correct horse', more: object = {}): Promise<Response> =>
    visitor.request('POST', '/api/session/sign-in', { email, password, ...more });
  const who = async (visitor: Visitor): Promise<Session['person']> =>
    (await visitor.get<Session>('/api/session')).person;

  test('a guest becomes one by the link in the mail, keeps his seats, and signs in elsewhere', async () => {
    const { english, id, close } = await twoPlayers(place.url, 'toy');
    const email = address();
    await english.post('/api/account', { email: email.toUpperCase(), password: 'correct horse' });
    expect(await who(english)).toMatchObject({ email: null });
    expect((await signIn(new Visitor(place.url), email)).status).toBe(401);
    const token = await tokenFor(email, 'verify');
    await english.post('/api/account/verify', { token });
    expect(await who(english)).toMatchObject({ email, name: 'Suffolk' });
    expect((await english.request('POST', '/api/account/verify', { token })).status).toBe(410);
    const elsewhere = new Visitor(place.url);
    expect((await signIn(elsewhere, email)).status).toBe(200);
    expect((await elsewhere.get<{ match: MatchView }>(`/api/matches/${id}`)).match.seats[0]?.mine).toBe(true);
    const board = new Board(elsewhere.socket('toy'), id);
    expect(await board.sync()).toMatchObject({ seats: ['0'] });
    board.socket.close();
    close();
  });

  test('an address is confirmed by nobody but him who asked: where he is signed in, or with his password', async () => {
    const registrant = await Visitor.named(place.url, 'Registrant');
    const email = address();
    await registrant.post('/api/account', { email, password: 'correct horse' });
    const token = await tokenFor(email, 'verify');
    const owner = new Visitor(place.url);
    const opened = async (visitor: Visitor, more: object = {}): Promise<[number, string]> => {
      const answer = await visitor.request('POST', '/api/account/verify', { token, ...more });
      return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code ?? ''];
    };
    expect(await opened(owner)).toEqual([403, 'password-needed']);
    expect(await opened(await Visitor.named(place.url, 'Somebody'))).toEqual([403, 'password-needed']);
    expect(await opened(owner, { password: 'battery staple' })).toEqual([403, 'wrong-password']);
    expect(await who(registrant)).toMatchObject({ email: null });
    expect([await who(owner), (await signIn(owner, email)).status]).toEqual([null, 401]);
    // The link is not used up by it, and the address is still to be had.
    const elsewhere = new Visitor(place.url);
    expect(await opened(elsewhere, { password: 'correct horse' })).toEqual([200, '']);
    expect(await who(elsewhere)).toMatchObject({ email, name: 'Registrant' });
  });

  test('the owner of an address that a stranger gave makes his own account with it, and the stranger gets none', async () => {
    const [stranger, owner] = [await Visitor.named(place.url, 'Stranger'), await Visitor.named(place.url, 'Owner')];
    const email = address();
    await stranger.post('/api/account', { email, password: 'the stranger’s' });
    const strange = await tokenFor(email, 'verify');
    await owner.post('/api/account', { email, password: 'correct horse' });
    await expect.poll(() => tokenFor(email, 'verify')).not.toBe(strange);
    await owner.post('/api/account/verify', { token: await tokenFor(email, 'verify') });
    expect(await who(owner)).toMatchObject({ email, name: 'Owner' });
    expect((await stranger.request('POST', '/api/account/verify', { token: strange })).status).toBe(410);
    expect((await signIn(new Visitor(place.url), email, 'the stranger’s')).status).toBe(401);
  });

  test('nobody learns from any answer whether an address has an account', async () => {
    const owner = await Visitor.named(place.url, 'Owner');
    const email = address();
    await register(owner, email);
    const stranger = await Visitor.named(place.url, 'Stranger');
    const answers = async (at: string): Promise<unknown[]> => {
      const seen: unknown[] = [];
      for (const [path, body] of [
        ['/api/account', { email: at, password: 'something else' }],
        ['/api/password-reset', { email: at }],
        ['/api/session/sign-in', { email: at, password: 'guess' }],
      ] as const) {
        const response = await stranger.request('POST', path, body);
        const text = (await response.text()).replaceAll(at, 'it').replace(/"requestId":"[^"]*"/, '');
        seen.push([response.status, text]);
      }
      return seen;
    };
    expect(await answers(email)).toEqual(await answers(address()));
    await mailTo(email, 'you have an account');
    expect(await who(owner)).toMatchObject({ email });
  });

  test('a wrong password takes as long where there is no account', async () => {
    const owner = await Visitor.named(place.url, 'Timed');
    const email = address();
    await register(owner, email);
    // The shortest of a few: a machine with other work to do makes some longer, none shorter.
    const time = async (at: string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 3; i += 1) {
        const began = performance.now();
        await signIn(new Visitor(place.url), at, 'wrong');
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await time(email), await time(address())];
    expect(unknown).toBeGreaterThan(known / 10);
  });

  test('what is asked about an address is answered after the same time, whether it has an account or not', async () => {
    const email = address();
    await register(await Visitor.named(place.url, 'Timed'), email);
    const visitor = new Visitor(place.url);
    for (const at of [email, address()]) {
      const began = performance.now();
      await visitor.post('/api/password-reset', { email: at });
      expect(performance.now() - began).toBeGreaterThan(290);
    }
  });

  test('a password is reset by mail, once, and everyone who was signed in is out', async () => {
    const { english, id, boards, close } = await twoPlayers(place.url, 'toy');
    const email = address();
    await register(english, email);
    const lost = new Promise((resolve) => boards[0].socket.once('disconnect', resolve));
    const forgetful = new Visitor(place.url);
    await forgetful.post('/api/password-reset', { email });
    const token = await tokenFor(email, 'reset');
    await forgetful.post('/api/password-reset/confirm', { token, password: 'a new password' });
    expect(await who(forgetful)).toMatchObject({ email });
    expect(await who(english)).toBeNull();
    await lost;
    expect(
      (await forgetful.request('POST', '/api/password-reset/confirm', { token, password: 'another one' })).status,
    ).toBe(410);
    expect((await signIn(new Visitor(place.url), email)).status).toBe(401);
    expect((await signIn(english, email, 'a new password')).status).toBe(200);
    expect((await english.get<{ match: MatchView }>(`/api/matches/${id}`)).match.seats[0]?.mine).toBe(true);
    close();
  });

  test('links in mails and sessions expire', async () => {
    const late = await Visitor.named(place.url, 'Late');
    const email = address();
    await late.post('/api/account', { email, password: 'correct horse' });
    const token = await tokenFor(email, 'verify');
    place.clock.turn(3);
    expect((await late.request('POST', '/api/account/verify', { token })).status).toBe(410);
    expect(await who(late)).toMatchObject({ name: 'Late' });
    place.clock.turn(366);
    expect(await who(late)).toBeNull();
  });

  test('password and address are changed only with the password, the address once it is verified', async () => {
    const owner = await Visitor.named(place.url, 'Changing');
    const [email, other] = [address(), address()];
    await register(owner, email);
    const second = new Visitor(place.url);
    await signIn(second, email);
    expect(
      (await owner.request('PUT', '/api/account/password', { current: 'wrong', password: 'new password' })).status,
    ).toBe(403);
    expect(
      (await owner.request('PUT', '/api/account/password', { current: 'correct horse', password: 'new password' }))
        .status,
    ).toBe(200);
    expect([await who(owner), await who(second)]).toMatchObject([{ email }, null]);
    expect((await owner.request('PUT', '/api/account/email', { current: 'new password', email: other })).status).toBe(
      202,
    );
    expect(await who(owner)).toMatchObject({ email });
    const token = await tokenFor(other, 'verify');
    const opened = (password: string) => second.request('POST', '/api/account/verify', { token, password });
    expect((await opened('correct horse')).status).toBe(403);
    expect((await opened('new password')).status).toBe(200);
    expect([await who(owner), await who(second)]).toMatchObject([{ email: other }, { email: other }]);
    expect((await signIn(new Visitor(place.url), email, 'new password')).status).toBe(401);
  });

  test('a guest who signs in may bring the seats he has', async () => {
    const email = address();
    await register(await Visitor.named(place.url, 'Known'), email);
    const { english, id, close } = await twoPlayers(place.url, 'toy');
    await signIn(english, email, 'correct horse', { bringSeats: true });
    const { match } = await english.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(match.seats[0]).toMatchObject({ mine: true });
    close();
  });

  test('who deletes his account takes his name along, leaves open matches and resigns the others', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const email = address();
    await register(english, email);
    await boards[0].socket.emitWithAck('chat', id, { sender: '0', payload: 'Farewell' }, null);
    const { match: open } = await english.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    const data = await english.get<{
      person: { email: string }[];
      chat: { text: string }[];
      seats: { match_id: string }[];
    }>('/api/account/export');
    expect(data).toMatchObject({ person: [{ email }], chat: [{ text: 'Farewell' }] });
    for (const papers of ['notes', 'seen', 'blocks', 'invitations', 'notices', 'receivers', 'vacations', 'mails'])
      expect(data).toHaveProperty(papers);
    const mails = async (): Promise<number> =>
      (await place.storage.query('select 1 from mails where recipient = $1', [email])).rowCount;
    expect(await mails()).toBeGreaterThan(0);
    expect(data.seats.map((seat) => seat.match_id)).toEqual([id, open.id]);
    expect(JSON.stringify(data)).not.toContain('scrypt');
    expect((await english.request('DELETE', '/api/account', { password: 'wrong' })).status).toBe(403);
    expect((await english.request('DELETE', '/api/account', { password: 'correct horse' })).status).toBe(200);
    expect(await mails()).toBe(0);
    expect(await who(english)).toBeNull();
    const { match } = await french.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(match).toMatchObject({
      status: 'finished',
      outcome: { winner: 'blue', by: 'resignation' },
      seats: [{ name: '—', person: null }, {}],
    });
    expect((await french.get<{ match: MatchView }>(`/api/matches/${open.id}`)).match.status).toBe('cancelled');
    const { lines } = await french.get<{ lines: { name: string }[] }>(`/api/matches/${id}/chat`);
    expect(lines.map((line) => line.name)).toEqual(['—']);
    const { rows } = await place.storage.query(`select 1 from people where email = $1`, [email]);
    expect(rows).toEqual([]);
    expect((await signIn(new Visitor(place.url), email)).status).toBe(401);
    close();
  });

  test('the cookie is out of reach of scripts and other sites, and goes over TLS alone', async () => {
    const response = await new Visitor(place.url).request('POST', '/api/session', { name: 'Cookie' });
    const [value = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ');
    expect(value.length - 'oriflamme='.length).toBeGreaterThanOrEqual(22);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']));
  });

  test('the database holds neither a token nor a password that could be used', async () => {
    const owner = await Visitor.named(place.url, 'Careful');
    await register(owner, address(), 'an easy password');
    const token = owner.cookie.split('=')[1] ?? '';
    const stock = new Visitor(place.url);
    const { matchID } = await stock.post<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    const { playerCredentials } = await stock.post<{ playerCredentials: string }>(`/games/toy/${matchID}/join`, {
      playerName: 'Token',
    });
    const stored: string[] = [];
    for (const table of ['people', 'sessions', 'mailed_links', 'seats', 'seat_passes', 'mails'])
      stored.push(JSON.stringify((await place.storage.query(`select t::text as row from ${table} t`)).rows));
    const all = stored.join();
    expect(all).toContain('scrypt$');
    expect(all).not.toContain('an easy password');
    expect(playerCredentials.length).toBeGreaterThanOrEqual(22);
    expect(all).not.toContain(playerCredentials);
    expect(all).not.toContain(token);
    expect(all).not.toContain(Buffer.from(token).toString('hex'));
  });
});
