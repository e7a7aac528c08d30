import type { MatchState } from '@oriflamme/platform';
import { expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

type Seen = { match: MatchView & { seen: { n: number; chat: number }; unread: number } };
const step = (by: number): { type: string } => ({ type: 'step', by }) as { type: string };

onDatabases('what belongs to a match', {}, (place) => {
  test('a take-back shows what it would undo and every die seen, before and when it is asked for', async () => {
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    const [board, other] = boards;
    await board.order('0', step(1));
    await board.at(1);
    await board.order('0', step(2));
    await board.at(2);
    await board.table('0', { type: 'undo' });
    await board.at(3);
    await board.order('0', { type: 'roll' });
    await other.at(4);
    const { dice } =
      (await english.get<{ rows: { dice: unknown[] }[] }>(`/api/matches/${id}/rows?since=3`)).rows[0] ?? {};
    expect(dice).toHaveLength(1);
    expect(await english.get(`/api/matches/${id}/take-back?to=0`)).toMatchObject({
      to: 0,
      n: 4,
      undone: [
        { n: 1, seat: '0', order: { type: 'step' } },
        { n: 4, seat: '0', order: { type: 'roll' }, happenings: [{ kind: 'rolled' }] },
      ],
      dice,
    });
    expect((await english.request('GET', `/api/matches/${id}/take-back?to=4`)).status).toBe(404);
    await board.at(4);
    expect(await board.table('0', { type: 'askTakeBack', to: 1 }, 'old', 3)).toMatchObject({
      error: { code: 'stale', n: 4 },
    });
    expect(await board.table('0', { type: 'askTakeBack', to: 1 })).toEqual({ ok: true, n: 4 });
    await other.until('the request is seen', () => other.match?.offers.takeBack !== null);
    expect(other.match?.offers.takeBack).toEqual({ seat: '0', to: 1, undone: [4], dice });
    // The match goes on, so what was asked no longer says what would be undone.
    expect(await other.order('1', { type: 'answer', yes: false } as { type: string })).toMatchObject({ ok: true });
    await other.at(5);
    await other.until('the request is gone', () => other.match?.offers.takeBack === null);
    expect(await other.table('1', { type: 'grantTakeBack' })).toMatchObject({ error: { code: 'refused' } });
    close();
  });

  test('standing orders are the player’s own, and answer in the same transaction as the order they answer', async () => {
    const { boards, english, french, id, close } = await twoPlayers(place.url, 'toy');
    const path = `/api/matches/${id}/standing-orders`;
    expect((await french.request('PUT', path, { orders: { always: true } })).status).toBe(200);
    expect(await french.get(path)).toEqual({ orders: { always: true }, delegation: 'ask' });
    expect(await english.get(path)).toEqual({ orders: null, delegation: 'ask' });
    expect((await (await Visitor.named(place.url, 'Other')).request('GET', path)).status).toBe(403);
    const exported = await (await english.request('GET', `/api/matches/${id}/export`)).text();
    expect(exported).not.toContain('always');
    expect(await boards[0].order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    await Promise.all(boards.map((board) => board.at(2)));
    const { rows } = await english.get<{ rows: { n: number; seat: string; standing?: boolean; at: string }[] }>(
      `/api/matches/${id}/rows?since=0`,
    );
    expect(rows).toMatchObject([
      { n: 1, seat: '0', standing: false },
      { n: 2, seat: '1', standing: true },
    ]);
    // One transaction has one time.
    expect(rows[0]?.at).toBe(rows[1]?.at);
    await french.request('PUT', path, { orders: null });
    expect(await french.get(path)).toEqual({ orders: null, delegation: 'ask' });
    close();
  });

  test('talk has unread marks, and each person’s last action seen is kept and only goes on', async () => {
    const { boards, english, french, id, close } = await twoPlayers(place.url, 'toy');
    const view = async (visitor: Visitor): Promise<Seen['match']> =>
      (await visitor.get<Seen>(`/api/matches/${id}`)).match;
    const line: { ok: boolean; id: number } = await boards[0].socket.emitWithAck(
      'chat',
      id,
      { sender: '0', payload: 'Hear me' },
      null,
    );
    expect(await view(french)).toMatchObject({ unread: 1, seen: { n: -1, chat: 0 } });
    expect(await view(english)).toMatchObject({ unread: 0 });
    const mine = await french.get<{ matches: { unread: number }[] }>('/api/matches?list=mine');
    expect(mine.matches[0]?.unread).toBe(1);
    await boards[0].order('0', step(1));
    await boards[1].at(1);
    expect(await boards[1].socket.emitWithAck('seen', id, { n: 1, chat: line.id })).toEqual({ ok: true });
    expect(await french.post(`/api/matches/${id}/seen`, { n: 0, chat: 0 })).toEqual({ seen: { n: 1, chat: line.id } });
    expect(await french.post(`/api/matches/${id}/seen`, { n: 77 })).toMatchObject({ seen: { n: 1 } });
    expect(await view(french)).toMatchObject({ unread: 0, seen: { n: 1, chat: line.id } });
    expect(await new Board(french.socket('toy'), id).sync()).toMatchObject({ seen: { n: 1 }, unread: 0 });
    expect((await new Visitor(place.url).request('POST', `/api/matches/${id}/seen`, { n: 1 })).status).toBe(401);
    close();
  });

  test('notes are read by their writer alone', async () => {
    const { english, french, id, close } = await twoPlayers(place.url, 'toy');
    const path = `/api/matches/${id}/notes`;
    await english.request('PUT', path, { text: 'Hold the bridge' });
    await french.request('PUT', path, { text: 'Take the bridge' });
    expect(await english.get(path)).toEqual({ text: 'Hold the bridge' });
    expect(await french.get(path)).toEqual({ text: 'Take the bridge' });
    expect((await new Visitor(place.url).request('GET', path)).status).toBe(401);
    expect((await english.request('PUT', path, { text: 'x'.repeat(20_001) })).status).toBe(400);
    close();
  });

  test('an exported match is imported whole: every state, every row, its dice; and cannot be played on', async () => {
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    for (let n = 1; n <= 45; n += 1) {
      const seat = boards[0].state?.ctx.activePlayers?.['0'] === undefined ? '1' : '0';
      await boards[Number(seat) as 0 | 1].order(seat, { type: 'pass' });
      await Promise.all(boards.map((board) => board.at(n)));
    }
    const running = await english.get<object>(`/api/matches/${id}/export`);
    await boards[0].table('0', { type: 'resign' });
    await boards[1].until('the end', (board) => board.match?.status === 'finished');
    const exported = await english.get<{ match: MatchView; rows: object[]; initial: MatchState }>(
      `/api/matches/${id}/export`,
    );
    const reader = await Visitor.named(place.url, 'Reader');
    const { match } = await reader.post<{ match: MatchView }>('/api/matches/import', exported);
    expect(match).toMatchObject({
      imported: true,
      status: 'finished',
      visibility: 'unlisted',
      outcome: exported.match.outcome,
    });
    expect(match.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Suffolk', false],
      ['Dunois', false],
    ]);
    const again = await reader.get<{ rows: object[]; initial: MatchState; dice: object }>(
      `/api/matches/${match.id}/export`,
    );
    expect(again.rows).toEqual(exported.rows);
    expect(again.initial).toEqual(exported.initial);
    expect(again.dice).toEqual((exported as unknown as { dice: object }).dice);
    for (const n of [0, 1, 39, 40, 41, 46])
      expect(await reader.get(`/api/matches/${match.id}/state?at=${n}`)).toEqual(
        await english.get(`/api/matches/${id}/state?at=${n}`),
      );
    const board = new Board(reader.socket('toy'), match.id);
    expect(await board.sync()).toMatchObject({ ok: true, n: 46, seats: [] });
    board.socket.close();
    const half = await reader.post<{ match: MatchView }>('/api/matches/import', running);
    expect(half).toMatchObject({ match: { status: 'cancelled', outcome: { winner: null, by: 'import' } } });
    const unended = new Board(reader.socket('toy'), half.match.id);
    expect(await unended.sync()).toMatchObject({ ok: true, n: half.match.n, seats: [], match: { dice: null } });
    unended.socket.close();
    close();
  });

  test('a document that cannot have been a match is refused', async () => {
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    await boards[0].order('0', { type: 'roll' });
    await boards[0].at(1);
    await boards[0].table('0', { type: 'resign' });
    await boards[1].at(2);
    type Document = {
      match: { game: string };
      rows: { n: number; dice: { face: number }[]; patch: object[] }[];
      dice: object;
    };
    const whole = await english.get<Document>(`/api/matches/${id}/export`);
    const broken: [number, string, (document: Document) => unknown][] = [
      [400, 'another format', (d) => ({ ...d, format: 'chess' })],
      [404, 'another game', (d) => ({ ...d, match: { ...d.match, game: 'chess' } })],
      [400, 'a row left out', (d) => ({ ...d, rows: d.rows.filter((row) => row.n !== 1) })],
      [
        400,
        'other dice',
        (d) => ({
          ...d,
          rows: d.rows.map((row) => ({ ...row, dice: row.dice.map((die) => ({ ...die, face: (die.face % 6) + 1 })) })),
        }),
      ],
      [
        400,
        'a patch of nothing',
        (d) => ({
          ...d,
          rows: d.rows.map((row) => (row.n === 1 ? { ...row, patch: [{ op: 'remove', path: '/no/such' }] } : row)),
        }),
      ],
      [
        400,
        'a poisoned patch',
        (d) => ({
          ...d,
          rows: d.rows.map((row) =>
            row.n === 1 ? { ...row, patch: [...row.patch, { op: 'add', path: '/__proto__/polluted', value: 1 }] } : row,
          ),
        }),
      ],
      [400, 'no rows', (d) => ({ ...d, rows: [] })],
      [400, 'nothing', () => null],
    ];
    for (const [status, what, change] of broken)
      expect([what, (await english.request('POST', '/api/matches/import', change(whole))).status]).toEqual([
        what,
        status,
      ]);
    expect('polluted' in {}).toBe(false);
    expect((await english.request('POST', '/api/matches/import', whole)).status).toBe(201);
    close();
  });

  test('a document made to be hard to read is refused, and nobody waits for it', async () => {
    const { boards, english, id, close } = await twoPlayers(place.url, 'toy');
    await boards[0].table('0', { type: 'resign' });
    await boards[1].at(1);
    type Document = { match: object; initial: { G: object }; rows: object[]; dice: object };
    const whole = await english.get<Document>(`/api/matches/${id}/export`);
    const keys = (many: number): object => Object.fromEntries(Array.from({ length: many }, (_, i) => [`k${i}`, i]));
    const touch = { op: 'replace', path: '/G/k1', value: 1 };
    const often = (times: number): object[] => Array.from({ length: times }, () => touch);
    /** A first state, and so many rows that each make this patch. */
    const play = (G: object, patch: object[], many: number, dice: object[] = []): object => ({
      ...whole,
      initial: { ...whole.initial, G },
      rows: [
        { ...whole.rows[0], patch: [] },
        ...Array.from({ length: many }, (_, i) => ({
          ...whole.rows[1],
          n: i + 1,
          dice,
          patch: [...patch, { op: 'replace', path: '/_stateID', value: i + 1 }],
        })),
      ],
      dice: undefined,
    });
    const fallen = Array.from({ length: 1000 }, (_, i) => ({ n: i + 1, face: 1 }));
    const hard: [string, object][] = [
      ['a wide state', play(keys(100_000), often(300), 1000)],
      ['one that grows', play({ k1: 1 }, [{ op: 'add', path: '/G/more', value: keys(100_000) }, touch], 1)],
      ['much to do on a state of fair size', play(keys(12_000), often(300), 1000)],
      ['many states to keep', play(keys(12_000), [], 15_000)],
      ['many dice', play({ k1: 1 }, [], 30, fallen)],
    ];
    // By the processor's time and not by the wall's: whatever else the machine does is not held against it.
    const spent = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
    let longest = 0;
    let last = spent();
    const timer = setInterval(() => {
      longest = Math.max(longest, spent() - last);
      last = spent();
    }, 10);
    for (const [what, document] of hard) {
      const response = await english.request('POST', '/api/matches/import', document);
      expect([what, response.status]).toEqual([what, 400]);
    }
    clearInterval(timer);
    // Server and test share a process: parsing 16 MB is what takes longest, and that is far from what it was.
    expect(longest).toBeLessThan(3000);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const raw = JSON.stringify(whole).replace('"setup":{', `"setup":{"x":${deep},`);
    const response = await fetch(`${place.url}/api/matches/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: english.cookie },
      body: raw,
    });
    expect(response.status).toBe(400);
    const odd = {
      ...whole,
      match: { ...whole.match, seats: ['\u3164', 'Dunois'].map((name, i) => ({ seat: `${i}`, name })) },
    };
    const { match } = await english.post<{ match: MatchView }>('/api/matches/import', odd);
    expect(match.seats.map(({ name }) => name)).toEqual(['—', 'Dunois']);
    close();
  });
});
