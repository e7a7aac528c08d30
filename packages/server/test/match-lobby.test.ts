import { expect, test, vi } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

type List = { matches: (MatchView & { unread?: number })[]; next: string | null };
const ids = ({ matches }: List): string[] => matches.map(({ id }) => id);

onDatabases('the lobby', { limits: { openMatchesOfGuest: 12, requestsAtOnce: 1000 } }, (place) => {
  const create = async (visitor: Visitor, body: object = {}): Promise<MatchView> =>
    (await visitor.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0', ...body })).match;

  test('lists page by key: everything once, newest first, though all were touched within one millisecond', async () => {
    const host = await Visitor.named(place.url, 'Host');
    const made: string[] = [];
    for (let i = 0; i < 7; i += 1) made.push((await create(host, { pace: 'week' })).id);
    await place.storage.query(
      `update matches set updated_at = '2026-01-02 03:04:05.6781+00'::timestamptz + random() * interval '500 microseconds'
       where id = any($1)`,
      [made],
    );
    const seen: string[] = [];
    for (let before = ''; ; ) {
      const page: List = await host.get<List>(`/api/matches?list=open&pace=week&limit=3${before}`);
      seen.push(...ids(page));
      if (page.next === null) break;
      before = `&before=${page.next}`;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
  });

  test('lists keep to their filters, and unlisted matches are in none but their players’ own', async () => {
    const host = await Visitor.named(place.url, 'Filter');
    const first = await create(host, { setup: { scenario: 'hill' }, pace: 'days' });
    const second = await create(host, { side: '1', pace: 'days' });
    const hidden = await create(host, { visibility: 'unlisted', pace: 'days' });
    const list = async (query: string): Promise<string[]> =>
      ids(await host.get<List>(`/api/matches?pace=days&${query}`));
    expect(await list('list=open')).toEqual([second.id, first.id]);
    expect(await list('list=open&seat=1')).toEqual([first.id]);
    expect(await list('list=open&seat=0')).toEqual([second.id]);
    expect(await list('list=open&game=other')).toEqual([]);
    expect(await list('list=running')).toEqual([]);
    expect(await list('list=mine')).toEqual([hidden.id, second.id, first.id]);
    await host.post(`/api/matches/${hidden.id}/cancel`);
    expect(await list('list=mine&status=open')).toEqual([second.id, first.id]);
    expect((await host.request('GET', '/api/matches?pace=eternal')).status).toBe(400);
  });

  test('one list is one query, however many matches it shows', async () => {
    const host = await Visitor.named(place.url, 'Counted');
    for (let i = 0; i < 5; i += 1) await create(host);
    const queries = vi.spyOn(place.storage, 'query');
    const anonymous = new Visitor(place.url);
    expect((await anonymous.get<List>('/api/matches?list=open')).matches.length).toBeGreaterThanOrEqual(5);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });

  test('my matches say whose move it is, and can be those where it is mine', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const of = async (visitor: Visitor, query = ''): Promise<MatchView[]> =>
      (await visitor.get<List>(`/api/matches?list=mine${query}`)).matches;
    expect((await of(french))[0]).toMatchObject({ id, active: ['0'], seats: [{ mine: false }, { mine: true }] });
    expect(await of(french, '&move=mine')).toEqual([]);
    expect((await of(english, '&move=mine')).map((match) => match.id)).toEqual([id]);
    await boards[0].order('0', { type: 'roll' });
    expect((await of(french, '&move=mine')).map((match) => match.id)).toEqual([id]);
    close();
  });

  test('a session that takes both seats plays at one screen, and so does its rematch', async () => {
    const alone = await Visitor.named(place.url, 'Alone');
    const match = await create(alone, { side: 'both' });
    expect(match).toMatchObject({ status: 'running', n: 0, seats: [{ mine: true }, { mine: true }] });
    const board = new Board(alone.socket('toy'), match.id);
    expect(await board.sync()).toMatchObject({ seats: ['0', '1'] });
    expect(await board.order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    await board.at(1);
    expect(await board.order('1', { type: 'answer', yes: true } as { type: string })).toEqual({ ok: true, n: 2 });
    await board.at(2);
    expect(await board.table('1', { type: 'resign' })).toEqual({ ok: true, n: 3 });
    const next = await alone.post<{ match: MatchView }>(`/api/matches/${match.id}/rematch`, { swap: true });
    expect(next.match).toMatchObject({ status: 'running', seats: [{ mine: true }, { mine: true }] });
    board.socket.close();
  });

  test('a rematch keeps or swaps the sides, keeps the other’s seat for him, and watchers are told where to go', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const watcher = new Board(new Visitor(place.url).socket('toy'), id);
    await watcher.sync();
    expect((await english.request('POST', `/api/matches/${id}/rematch`, {})).status).toBe(409);
    await boards[1].table('1', { type: 'resign' });
    const { match } = await english.post<{ match: MatchView }>(`/api/matches/${id}/rematch`, {
      swap: true,
      nonce: 'x',
    });
    expect(match).toMatchObject({ status: 'open', seats: [{ name: null }, { name: 'Suffolk', mine: true }] });
    const again = await french.post<{ match: MatchView }>(`/api/matches/${id}/rematch`, {});
    expect(again.match.id).toBe(match.id);
    await watcher.until('the watcher knows', () => watcher.match?.nextMatch === match.id);
    const stranger = await Visitor.named(place.url, 'Stranger');
    const refused = await stranger.request('POST', `/api/matches/${match.id}/join`, {});
    expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
      409,
      'seat-taken',
    ]);
    expect((await stranger.request('POST', `/api/matches/${match.id}/join`, { seat: '0' })).status).toBe(403);
    expect(ids(await french.get<List>('/api/matches?list=invited'))).toEqual([match.id]);
    expect(await french.post(`/api/matches/${match.id}/join`)).toMatchObject({
      seat: '0',
      match: { status: 'running' },
    });
    expect(ids(await french.get<List>('/api/matches?list=invited'))).toEqual([]);
    watcher.socket.close();
    close();
  });

  test('a match is cancelled without result until both sides have given an order, and then no more', async () => {
    const early = await twoPlayers(place.url, 'toy');
    expect(await early.french.post(`/api/matches/${early.id}/cancel`)).toMatchObject({
      match: { status: 'cancelled', outcome: { winner: null, by: 'cancellation' } },
    });
    early.close();
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    await boards[0].order('0', { type: 'roll' });
    await boards[1].at(1);
    await boards[1].order('1', { type: 'answer', yes: true } as { type: string });
    await boards[1].at(2);
    expect((await english.request('POST', `/api/matches/${id}/cancel`, {})).status).toBe(409);
    expect(await boards[1].table('1', { type: 'cancel' })).toMatchObject({ error: { code: 'refused' } });
    expect((await english.request('POST', `/api/matches/${id}/leave`, {})).status).toBe(409);
    close();
  });

  test('a guest has only so many open matches', async () => {
    const eager = await Visitor.named(place.url, 'Eager');
    for (let i = 0; i < 12; i += 1) await create(eager);
    const refused = await eager.request('POST', '/api/matches', { game: 'toy', side: '0' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many-open', most: 12 } });
  });

  test('a match closed to watchers is read by its players alone', async () => {
    const host = await Visitor.named(place.url, 'Private');
    const match = await create(host, { side: 'both', watchable: false });
    const other = await Visitor.named(place.url, 'Curious');
    for (const path of ['rows', 'state?at=0', 'export', 'chat', 'notes', 'take-back?to=0'])
      expect([path, (await other.request('GET', `/api/matches/${match.id}/${path}`)).status]).toEqual([path, 403]);
    expect((await host.request('GET', `/api/matches/${match.id}/state?at=0`)).status).toBe(200);
    const board = new Board(other.socket('toy'), match.id);
    expect(await board.sync()).toMatchObject({ error: { code: 'not-watchable' } });
    board.socket.close();
  });

  for (const watchable of [true, false])
    test(`what players ask of each other is ${watchable ? 'shown to watchers' : 'theirs alone in a closed match'}`, async () => {
      const host = await Visitor.named(place.url, 'Host');
      const match = await create(host, { side: 'both', watchable });
      const board = new Board(host.socket('toy'), match.id);
      await board.sync();
      await board.order('0', { type: 'roll' });
      await board.at(1);
      expect(await board.table('0', { type: 'askTakeBack', to: 0 })).toMatchObject({ ok: true });
      const other = await Visitor.named(place.url, 'Curious');
      const offers = async (visitor: Visitor): Promise<unknown[]> => {
        const { match: one } = await visitor.get<{ match: MatchView }>(`/api/matches/${match.id}`);
        const { matches } = await visitor.get<{ matches: MatchView[] }>('/api/matches?list=running&limit=100');
        return [one, matches.find(({ id }) => id === match.id)].map((each) => each?.offers.takeBack?.dice.length);
      };
      expect(await offers(host)).toEqual([1, 1]);
      expect(await offers(other)).toEqual(watchable ? [1, 1] : [undefined, undefined]);
      board.socket.close();
    });
});
