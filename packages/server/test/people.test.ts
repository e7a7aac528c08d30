import { expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

type Person = { id: string; name: string };
const idOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get<{ person: Person }>('/api/session')).person.id;
const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];
const open = async (visitor: Visitor): Promise<string> =>
  (await visitor.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' })).match.id;

onDatabases('people', { limits: { guessesAtOnce: 100 } }, (place) => {
  test('a known player is invited by name, sees it, and may decline; a reserved seat waits for him', async () => {
    const { english, french, close } = await twoPlayers(place.url, 'toy');
    close();
    const id = await open(english);
    expect(await english.get('/api/people/known')).toEqual({ people: [{ id: await idOf(french), name: 'Dunois' }] });
    expect(await codeOf(await english.request('POST', `/api/matches/${id}/invitations`, { name: 'Nobody' }))).toEqual([
      404,
      'no-such-person',
    ]);
    expect(await english.post(`/api/matches/${id}/invitations`, { name: 'dunois' })).toMatchObject({
      invited: { name: 'Dunois' },
    });
    const asked = await french.get<{ invitations: object[] }>('/api/invitations');
    expect(asked.invitations).toMatchObject([{ match: id, from: { name: 'Suffolk' }, seat: null, kind: 'invited' }]);
    await french.request('DELETE', `/api/invitations/${id}`);
    expect(await french.get('/api/invitations')).toEqual({ invitations: [] });
    await english.post(`/api/matches/${id}/invitations`, { person: await idOf(french), seat: '1' });
    const other = await Visitor.named(place.url, 'Other');
    expect((await other.request('POST', `/api/matches/${id}/join`, {})).status).toBe(409);
    expect(await codeOf(await other.request('POST', `/api/matches/${id}/invitations`, { name: 'Dunois' }))).toEqual([
      403,
      'not-seated',
    ]);
    expect(await french.post(`/api/matches/${id}/join`)).toMatchObject({ seat: '1' });
  });

  test('a seat is kept only where it is free; kept for two, the first of them has it', async () => {
    const { english, french, close } = await twoPlayers(place.url, 'toy');
    close();
    const friend = await Visitor.named(place.url, 'Friend');
    await friend.post(`/api/matches/${await open(english)}/join`);
    const id = await open(english);
    const keep = async (visitor: Visitor, seat: string): Promise<Response> =>
      english.request('POST', `/api/matches/${id}/invitations`, { person: await idOf(visitor), seat });
    expect(await codeOf(await keep(french, '0'))).toEqual([409, 'seat-taken']);
    for (const visitor of [french, friend]) expect((await keep(visitor, '1')).status).toBe(201);
    expect(await friend.post(`/api/matches/${id}/join`)).toMatchObject({ seat: '1' });
    expect(await codeOf(await french.request('POST', `/api/matches/${id}/join`, {}))).toEqual([409, 'match-not-open']);
  });

  test('a rematch asks the other again, unless one of them has blocked the other', async () => {
    for (const blocked of [false, true]) {
      const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
      await boards[0].table('0', { type: 'resign' });
      await boards[1].at(1);
      close();
      if (blocked) await french.request('PUT', `/api/people/${await idOf(english)}/block`, { kind: 'block' });
      const { match } = await english.post<{ match: MatchView }>(`/api/matches/${id}/rematch`);
      const asked = await french.get<{ invitations: { match: string }[] }>('/api/invitations');
      expect(asked.invitations.map((each) => each.match)).toEqual(blocked ? [] : [match.id]);
      const { rows } = await place.storage.query('select kind from outbox where match_id = $1', [match.id]);
      expect(rows).toEqual(blocked ? [] : [{ kind: 'invitation' }]);
    }
  });

  test('a seat that is another’s by now cannot be left by who had it', async () => {
    const host = await Visitor.named(place.url, 'Host');
    const heir = await Visitor.named(place.url, 'Heir');
    for (let race = 0; race < 10; race += 1) {
      const id = await open(host);
      const { code } = await host.post<{ code: string }>(`/api/matches/${id}/seat-pass`);
      const [moved, left] = await Promise.all([
        heir.request('POST', '/api/seat-pass', { code }),
        host.request('POST', `/api/matches/${id}/leave`, {}),
      ]);
      const { match } = await heir.get<{ match: MatchView }>(`/api/matches/${id}`);
      expect([moved.status === 200, left.status === 200]).toEqual([match.status === 'open', match.status !== 'open']);
    }
  });

  test('of two known players with one name the id says which', async () => {
    const first = await twoPlayers(place.url, 'toy');
    const { match } = await first.english.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    const namesake = await Visitor.named(place.url, 'Dunois');
    await namesake.post(`/api/matches/${match.id}/join`);
    const id = await open(first.english);
    const response = await first.english.request('POST', `/api/matches/${id}/invitations`, { name: 'Dunois' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'several-people', people: [{}, {}] } });
    first.close();
  });

  test('a muted person is not heard by who muted him, live or later, and by everyone else as before', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const watcher = new Board((await Visitor.named(place.url, 'Watcher')).socket('toy'), id);
    await watcher.sync();
    const heard: string[] = [];
    for (const board of [boards[0], watcher])
      board.socket.on('chat', (_: string, line: { payload: string }) => heard.push(line.payload));
    const him = await idOf(french);
    expect((await english.request('PUT', `/api/people/${him}/block`, { kind: 'mute' })).status).toBe(200);
    await boards[1].socket.emitWithAck('chat', id, { sender: '1', payload: 'Boo' }, null);
    await expect.poll(() => heard).toEqual(['Boo']);
    expect(await english.get(`/api/matches/${id}/chat`)).toMatchObject({ lines: [] });
    expect(await french.get(`/api/matches/${id}/chat`)).toMatchObject({ lines: [{ text: 'Boo', person: him }] });
    expect((await english.get<{ match: { unread: number } }>(`/api/matches/${id}`)).match.unread).toBe(0);
    await english.request('DELETE', `/api/people/${him}/block`);
    expect(await english.get(`/api/matches/${id}/chat`)).toMatchObject({ lines: [{ text: 'Boo' }] });
    watcher.socket.close();
    close();
  });

  test('the blocked and the blocker can neither join nor invite each other', async () => {
    const { english, french, close } = await twoPlayers(place.url, 'toy');
    close();
    await english.request('PUT', `/api/people/${await idOf(french)}/block`, { kind: 'block' });
    expect(await english.get('/api/people/blocks')).toMatchObject({ blocks: [{ name: 'Dunois', kind: 'block' }] });
    const [hers, his] = [await open(english), await open(french)];
    expect(await codeOf(await french.request('POST', `/api/matches/${hers}/join`, {}))).toEqual([403, 'not-welcome']);
    expect(await codeOf(await english.request('POST', `/api/matches/${his}/join`, {}))).toEqual([403, 'not-welcome']);
    expect((await french.request('POST', `/api/matches/${his}/invitations`, { name: 'Suffolk' })).status).toBe(404);
    expect((await english.request('PUT', '/api/people/nobody/block', { kind: 'block' })).status).toBe(404);
    expect((await english.request('PUT', `/api/people/${await idOf(english)}/block`, { kind: 'mute' })).status).toBe(
      404,
    );
  });

  test('a seat is handed to a known player who accepts, and is his alone from then on', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const friend = await Visitor.named(place.url, 'Friend');
    expect((await english.request('POST', `/api/matches/${id}/hand-over`, { name: 'Friend' })).status).toBe(404);
    const shared = await open(english);
    await friend.post(`/api/matches/${shared}/join`);
    expect((await english.request('POST', `/api/matches/${id}/hand-over`, { name: 'Dunois' })).status).toBe(409);
    await english.request('PUT', `/api/matches/${id}/standing-orders`, { orders: { always: true } });
    await english.post(`/api/matches/${id}/hand-over`, { name: 'Friend' });
    expect((await french.request('POST', `/api/matches/${id}/hand-over/accept`, {})).status).toBe(409);
    const told = new Promise<unknown>((resolve) =>
      boards[0].socket.once('seats', (_: string, seats) => resolve(seats)),
    );
    await friend.post(`/api/matches/${id}/hand-over/accept`);
    expect(await told).toEqual([]);
    expect(await boards[0].order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    const board = new Board(friend.socket('toy'), id);
    expect(await board.sync()).toMatchObject({ seats: ['0'], match: { seats: [{ name: 'Friend' }, {}] } });
    expect(await friend.get(`/api/matches/${id}/standing-orders`)).toMatchObject({ orders: null });
    expect(await board.order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    expect((await friend.request('POST', `/api/matches/${id}/hand-over/accept`, {})).status).toBe(409);
    board.socket.close();
    close();
  });

  test('a seat moves to another device by a code that works once and for half an hour', async () => {
    const { english, boards, id, close } = await twoPlayers(place.url, 'toy');
    await english.request('PUT', `/api/matches/${id}/notes`, { text: 'Mine' });
    const pass = (): Promise<{ code: string; link: string }> => english.post(`/api/matches/${id}/seat-pass`);
    const old = await pass();
    const { code, link } = await pass();
    expect(link.endsWith(`/seat#${code}`)).toBe(true);
    expect(code.replaceAll('-', '')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    const phone = new Visitor(place.url);
    expect((await phone.request('POST', '/api/seat-pass', { code: old.code })).status).toBe(410);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await phone.post('/api/seat-pass', { code: typed })).toMatchObject({
      seat: '0',
      match: { seats: [{ name: 'Suffolk', mine: true }, {}] },
    });
    expect((await new Visitor(place.url).request('POST', '/api/seat-pass', { code })).status).toBe(410);
    expect(await phone.get(`/api/matches/${id}/notes`)).toEqual({ text: 'Mine' });
    await boards[0].until('the old device is a watcher', () => boards[0].match?.watchers === 1);
    expect(await boards[0].order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    expect((await english.request('POST', `/api/matches/${id}/seat-pass`, {})).status).toBe(403);
    const late: { code: string } = await phone.post(`/api/matches/${id}/seat-pass`);
    place.clock.turn(1 / 24);
    expect((await english.request('POST', '/api/seat-pass', { code: late.code })).status).toBe(410);
    expect((await english.request('POST', '/api/seat-pass', { code: 'x' })).status).toBe(410);
    close();
  });
});
