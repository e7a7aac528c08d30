import { expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

type Person = { id: string; name: string };
type Table = Awaited<ReturnType<typeof twoPlayers>> & { friend: Visitor; friendId: string };

onDatabases('seats that are offered', { limits: { guessesAtOnce: 100 } }, (place) => {
  const idOf = async (visitor: Visitor): Promise<string> =>
    (await visitor.get<{ person: Person }>('/api/session')).person.id;
  const open = async (visitor: Visitor): Promise<string> =>
    (await visitor.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' })).match.id;
  const offered = async (visitor: Visitor, id: string): Promise<string[]> =>
    (await visitor.get<{ offered: Person[] }>(`/api/matches/${id}/hand-over`)).offered.map(({ name }) => name);
  const stored = async (id: string): Promise<number> =>
    (await place.storage.query('select 1 from invitations where match_id = $1', [id])).rowCount;
  const accept = async (visitor: Visitor, id: string, seat?: string): Promise<number> =>
    (await visitor.request('POST', `/api/matches/${id}/hand-over/accept`, { seat })).status;

  /** A running match, the seat of the first player offered to a friend he has played before. */
  async function offeredTable(): Promise<Table> {
    const table = await twoPlayers(place.url, 'toy');
    const friend = await Visitor.named(place.url, 'Friend');
    await friend.post(`/api/matches/${await open(table.english)}/join`);
    await table.english.post(`/api/matches/${table.id}/hand-over`, { name: 'Friend' });
    return { ...table, friend, friendId: await idOf(friend) };
  }

  test('whoever offered his seat sees to whom, withdraws it, and keeps it', async () => {
    const { english, friend, friendId, id, close } = await offeredTable();
    expect(await offered(english, id)).toEqual(['Friend']);
    const response = await english.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`);
    expect([response.status, await response.json()]).toEqual([200, { offered: [] }]);
    expect(await friend.get('/api/invitations')).toEqual({ invitations: [] });
    expect(await accept(friend, id)).toBe(409);
    const again = await english.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`);
    expect([again.status, await again.json()]).toMatchObject([409, { error: { code: 'nothing-offered' } }]);
    close();
  });

  test('nobody else sees or withdraws an offer, and an invitation is none', async () => {
    const { english, french, friend, friendId, id, close } = await offeredTable();
    expect(await offered(french, id)).toEqual([]);
    for (const visitor of [french, friend])
      expect((await visitor.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`)).status).toBe(409);
    const stranger = new Visitor(place.url);
    expect((await stranger.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`)).status).toBe(401);
    const asked = await open(english);
    await english.post(`/api/matches/${asked}/invitations`, { name: 'Friend' });
    expect((await english.request('DELETE', `/api/matches/${asked}/hand-over/${friendId}`)).status).toBe(409);
    expect(await accept(friend, asked)).toBe(409);
    expect(await stored(asked)).toBe(1);
    expect(await accept(friend, id)).toBe(200);
    close();
  });

  test('withdrawn and accepted at once, it is one of the two', async () => {
    for (let race = 0; race < 10; race += 1) {
      const { english, friend, friendId, id, close } = await offeredTable();
      const [accepted, withdrawn] = await Promise.all([
        accept(friend, id),
        english.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`).then(({ status }) => status),
      ]);
      expect([200, 409]).toEqual([accepted, withdrawn].toSorted());
      const { match } = await friend.get<{ match: MatchView }>(`/api/matches/${id}`);
      expect(match.seats.some(({ mine }) => mine)).toBe(accepted === 200);
      close();
    }
  });

  test('both players may offer their seats to the same person, who answers each by itself', async () => {
    const { english, french, friend, friendId, id, close } = await offeredTable();
    await friend.post(`/api/matches/${await open(french)}/join`);
    await french.post(`/api/matches/${id}/hand-over`, { name: 'Friend' });
    await french.post(`/api/matches/${id}/hand-over`, { name: 'Friend' });
    const seats = async (): Promise<string[]> =>
      (await friend.get<{ invitations: { seat: string }[] }>('/api/invitations')).invitations.map(({ seat }) => seat);
    expect(await seats()).toEqual(['1', '0']);
    expect([await offered(english, id), await offered(french, id)]).toEqual([['Friend'], ['Friend']]);
    expect((await friend.request('DELETE', `/api/invitations/${id}`, { seat: '1' })).status).toBe(200);
    expect(await seats()).toEqual(['0']);
    expect(await accept(friend, id, '1')).toBe(409);
    await french.post(`/api/matches/${id}/hand-over`, { name: 'Friend' });
    expect((await french.request('DELETE', `/api/matches/${id}/hand-over/${friendId}`)).status).toBe(200);
    expect(await seats()).toEqual(['0']);
    await french.post(`/api/matches/${id}/hand-over`, { name: 'Friend' });
    expect(await accept(friend, id, '0')).toBe(200);
    const { match } = await friend.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(match.seats.map(({ mine }) => mine)).toEqual([true, false]);
    // Whoever has one seat is no longer offered the other.
    expect(await offered(french, id)).toEqual([]);
    close();
  });

  test('an offer is forgotten once the seat is another’s, and does not come back with it', async () => {
    const { english, friend, id, close } = await offeredTable();
    const carry = async (from: Visitor, to: Visitor): Promise<void> => {
      const { code } = await from.post<{ code: string }>(`/api/matches/${id}/seat-pass`);
      await to.post('/api/seat-pass', { code });
    };
    const phone = await Visitor.named(place.url, 'Phone');
    await carry(english, phone);
    expect(await stored(id)).toBe(0);
    await carry(phone, english);
    expect(await accept(friend, id)).toBe(409);
    close();
  });

  test('an offer is forgotten when the match is over or the seat is left, an invitation when the match begins', async () => {
    const { boards, english, friend, id, close } = await offeredTable();
    await boards[0].table('0', { type: 'resign' });
    expect(await stored(id)).toBe(0);
    const left = await open(english);
    await english.post(`/api/matches/${left}/hand-over`, { name: 'Friend' });
    expect(await stored(left)).toBe(1);
    await english.post(`/api/matches/${left}/leave`);
    expect(await stored(left)).toBe(0);
    const begun = await open(english);
    await english.post(`/api/matches/${begun}/invitations`, { name: 'Friend' });
    await (await Visitor.named(place.url, 'Quick')).post(`/api/matches/${begun}/join`);
    expect(await stored(begun)).toBe(0);
    expect(await friend.get('/api/invitations')).toEqual({ invitations: [] });
    close();
  });
});
