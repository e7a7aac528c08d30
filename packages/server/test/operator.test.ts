import { afterAll, expect, test } from 'vitest';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';
import { mailReceiver } from './support/receivers.ts';

const mailServer = await mailReceiver();
afterAll(() => mailServer.close());

const environment = async (): Promise<Record<string, string>> => ({
  OPERATORS: 'Boss@example.org',
  SMTP_URL: mailServer.url,
  PUBLIC_URL: 'https://play.example.org',
});
const idOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get<{ person: { id: string } }>('/api/session')).person.id;

onDatabases('the operator', { environment }, (place) => {
  let boss: Visitor | undefined;
  /** Whoever has the address that the settings name, once he has shown that he reads its mail. */
  const operator = async (): Promise<Visitor> => {
    if (boss) return boss;
    const visitor = await Visitor.named(place.url, 'Boss');
    mailServer.mails.length = 0;
    await visitor.post('/api/account', { email: 'boss@example.org', password: 'correct horse' });
    expect((await visitor.request('GET', '/api/operator/audit')).status).toBe(403);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const mail = mailServer.mails[0]?.replaceAll('=\r\n', '') ?? '';
    await visitor.post('/api/account/verify', { token: /verify#([\w-]+)/.exec(mail)?.[1] });
    boss = visitor;
    return visitor;
  };
  const acts = async (): Promise<string[]> =>
    (await (await operator()).get<{ entries: { actor: string; act: string }[] }>('/api/operator/audit')).entries.map(
      ({ actor, act }) => `${actor} ${act}`,
    );

  test('is whom the settings name, and nobody else', async () => {
    expect(await (await operator()).get('/api/session')).toMatchObject({ person: { operator: true } });
    const other = await Visitor.named(place.url, 'Other');
    const match = 'no-such-match';
    for (const [method, path] of [
      ['GET', '/api/operator/audit'],
      ['GET', '/api/operator/reports'],
      ['GET', '/api/operator/people?name=B'],
      ['POST', '/api/operator/people/x/ban'],
      ['POST', `/api/operator/matches/${match}/cancel`],
      ['POST', `/api/operator/matches/${match}/set-back`],
      ['POST', `/api/operator/matches/${match}/hand-over`],
      ['POST', '/api/operator/reports/1/settle'],
    ] as const)
      expect([
        path,
        (await other.request(method, path, method === 'POST' ? { reason: 'x' } : undefined)).status,
      ]).toEqual([path, 403]);
  });

  test('sets a match back to a number with new dice, cancels one, and both are written down', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy');
    await boards[0].order('0', { type: 'roll' });
    await boards[1].at(1);
    const set = `/api/operator/matches/${id}/set-back`;
    expect((await (await operator()).request('POST', set, { to: 9, reason: 'x' })).status).toBe(409);
    for (const wrong of [{ to: 0 }, { to: 2 ** 53 - 1, reason: 'x' }])
      expect((await (await operator()).request('POST', set, wrong)).status).toBe(400);
    await (await operator()).post(set, { to: 0, reason: 'a bug' });
    await Promise.all(boards.map((board) => board.at(2)));
    expect(boards[0].state?.ctx.activePlayers).toEqual({ '0': 'go' });
    expect(boards[0].state?.plugins.table.data.rolls).toBe(2);
    await (await operator()).post(`/api/operator/matches/${id}/cancel`, { reason: 'abuse' });
    await boards[1].until('the end', (board) => board.match?.status === 'cancelled');
    expect((await (await operator()).request('POST', set, { to: 0, reason: 'again' })).status).toBe(409);
    expect((await acts()).slice(0, 2)).toEqual(['boss@example.org cancel', 'boss@example.org set-back']);
    close();
  });

  test('hands a seat over, also one that a token holds', async () => {
    const { boards, id, close } = await twoPlayers(place.url, 'toy');
    const other = await Visitor.named(place.url, 'Heir');
    const path = `/api/operator/matches/${id}/hand-over`;
    const person = await idOf(other);
    expect((await (await operator()).request('POST', path, { seat: '0', person: 'nobody', reason: 'x' })).status).toBe(
      404,
    );
    await (await operator()).post(path, { seat: '0', person, reason: 'he left' });
    await boards[1].until('the new name', (board) => board.match?.seats[0]?.name === 'Heir');
    expect(await boards[0].order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    const stock = new Visitor(place.url);
    const { matchID } = await stock.post<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    const join = () => stock.post<{ playerCredentials: string }>(`/games/toy/${matchID}/join`, { playerName: 'Token' });
    const { playerCredentials } = await join();
    await join();
    const board = new Board(stock.socket('toy'), matchID);
    const sync = () => board.socket.emitWithAck('sync', matchID, '0', playerCredentials, {});
    expect(await sync()).toMatchObject({ ok: true, seats: ['0'] });
    await (await operator()).post(`/api/operator/matches/${matchID}/hand-over`, {
      seat: '0',
      person,
      reason: 'lost token',
    });
    expect(await sync()).toMatchObject({ error: { code: 'not-seated' } });
    expect(await acts()).toContain('boss@example.org hand-over');
    board.socket.close();
    close();
  });

  test('bans: the person is out at once, wherever he is, and comes in again when the ban ends', async () => {
    const { english, boards, id, close } = await twoPlayers(place.url, 'toy');
    const person = await idOf(english);
    const lost = new Promise((resolve) => boards[0].socket.once('disconnect', resolve));
    await (await operator()).post(`/api/operator/people/${person}/ban`, { reason: 'abuse' });
    await lost;
    for (const [method, path] of [
      ['POST', '/api/session'],
      ['POST', '/api/matches'],
      ['POST', `/api/matches/${id}/join`],
    ] as const) {
      const response = await english.request(method, path, { name: 'Again', game: 'toy', side: '0' });
      expect(await response.json()).toMatchObject({ error: { code: 'banned' } });
    }
    const board = new Board(english.socket('toy'), id);
    expect(await board.sync()).toMatchObject({ ok: true, seats: [] });
    expect(await board.order('0', { type: 'roll' })).toMatchObject({ error: { code: 'not-seated' } });
    const { people } = await (await operator()).get<{ people: { id: string; banned: boolean }[] }>(
      '/api/operator/people?name=suff',
    );
    expect(people.filter(({ banned }) => banned).map(({ id: banned }) => banned)).toEqual([person]);
    await (await operator()).post(`/api/operator/people/${person}/unban`, { reason: 'sorry' });
    expect((await english.request('GET', '/api/matches?list=mine')).status).toBe(200);
    expect(
      (
        await (
          await operator()
        ).request('POST', `/api/operator/people/${await idOf(await operator())}/ban`, { reason: 'x' })
      ).status,
    ).toBe(409);
    expect((await acts()).slice(0, 2)).toEqual(['boss@example.org unban', 'boss@example.org ban']);
    board.socket.close();
    close();
  });

  test('reads what players report of a match and of a line of talk, and settles it', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    const line: { id: number } = await boards[1].socket.emitWithAck('chat', id, { sender: '1', payload: 'Rude' }, null);
    const { report } = await english.post<{ report: number }>(`/api/matches/${id}/chat/${line.id}/reports`, {
      text: 'That',
    });
    await english.post(`/api/matches/${id}/reports`, { text: 'The siege did not end', n: 0 });
    expect((await english.request('POST', `/api/matches/${id}/reports`, { text: 'x', n: 5 })).status).toBe(400);
    expect((await english.request('POST', `/api/matches/${id}/chat/999999/reports`, {})).status).toBe(404);
    const { reports } = await (await operator()).get<{ reports: object[] }>('/api/operator/reports');
    expect(reports).toMatchObject([
      { match_id: id, n: 0, text: 'The siege did not end', name: 'Suffolk', chat_id: null },
      { id: report, match_id: id, line: 'Rude', line_by: await idOf(french), text: 'That' },
    ]);
    await (await operator()).post(`/api/operator/reports/${report}/settle`);
    expect((await (await operator()).get<{ reports: object[] }>('/api/operator/reports')).reports).toHaveLength(1);
    expect((await (await operator()).request('POST', `/api/operator/reports/${report}/settle`, {})).status).toBe(404);
    const views = await french.get<{ match: MatchView }>(`/api/matches/${id}`);
    expect(JSON.stringify(views)).not.toContain('siege did not end');
    close();
  });
});
