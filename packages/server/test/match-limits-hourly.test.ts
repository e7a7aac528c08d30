import { expect, test } from 'vitest';
import { awayServer, Player, TestClock } from './support/away.ts';
import { twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const GUESTS = 12;
const limits = { newGuestsPerHour: GUESTS, reportsPerHour: 3, exportsPerHour: 2, dataExportsPerHour: 2 };

/** Refused in words, with the seconds until the next one may come. */
async function expectRefused(response: Response, seconds: number, sentence: string): Promise<void> {
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe(String(seconds));
  expect(await response.json()).toMatchObject({ error: { code: 'too-fast', message: sentence } });
}

onDatabases('what is allowed so many times an hour', { limits }, (place) => {
  test('reports of matches and of lines together, by person; another may still report', async () => {
    const { english, french, boards, id, close } = await twoPlayers(place.url, 'toy');
    await boards[1].socket.emitWithAck('chat', id, { sender: '1', payload: 'Boo' }, null);
    const { lines } = await english.get<{ lines: { id: number }[] }>(`/api/matches/${id}/chat`);
    const report = (by: Visitor): Promise<Response> =>
      by.request('POST', `/api/matches/${id}/reports`, { text: 'Wrong' });
    const reportLine = (): Promise<Response> =>
      english.request('POST', `/api/matches/${id}/chat/${lines[0]?.id}/reports`, {});
    // What is refused for another reason is not counted.
    expect((await english.request('POST', `/api/matches/${id}/reports`, { text: '' })).status).toBe(400);
    for (const answer of [await report(english), await reportLine(), await report(english)])
      expect(answer.status).toBe(201);
    const sentence = 'Too many reports: 3 an hour are allowed. Try again in 20 minutes';
    await expectRefused(await report(english), 1200, sentence);
    await expectRefused(await reportLine(), 1200, sentence);
    expect((await report(french)).status).toBe(201);
    const { rows } = await place.storage.query('select id from reports where match_id = $1', [id]);
    expect(rows).toHaveLength(4);
    close();
  });

  test('exports of matches by address, and of what is stored about oneself by person', async () => {
    const { english, french, id, close } = await twoPlayers(place.url, 'toy');
    close();
    const sentence = 'Too many exports: 2 an hour are allowed. Try again in 30 minutes';
    for (const visitor of [english, french])
      expect((await visitor.request('GET', `/api/matches/${id}/export`)).status).toBe(200);
    await expectRefused(await english.request('GET', `/api/matches/${id}/export`), 1800, sentence);
    for (let i = 0; i < 2; i += 1) expect((await english.request('GET', '/api/account/export')).status).toBe(200);
    await expectRefused(await english.request('GET', '/api/account/export'), 1800, sentence);
    expect((await french.request('GET', '/api/account/export')).status).toBe(200);
    expect((await english.request('GET', `/api/matches/${id}/rows`)).status).toBe(200);
  });

  test('new guests by address; whoever is there already may change his name', async () => {
    const known = await Visitor.named(place.url, 'Known');
    let answer: Response;
    let made = 0;
    do {
      answer = await new Visitor(place.url).request('POST', '/api/session', { name: 'New' });
      made += 1;
    } while (answer.status === 200 && made <= GUESTS);
    await expectRefused(answer, 300, 'Too many new guests: 12 an hour are allowed. Try again in 5 minutes');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await known.request('POST', '/api/session', { name: 'Still here' })).status).toBe(200);
    const { rows } = await place.storage.query('select id from people');
    expect(rows).toHaveLength(GUESTS);
  });

  test('tests of one’s notices by person', async () => {
    const server = await awayServer(place.storage, new TestClock('2026-05-04T09:00:00Z'));
    const [anne, john] = [await Player.come(server.url, 'Anne'), await Player.come(server.url, 'John')];
    const ask = (player: Player): Promise<Response> => player.request('POST', '/api/notices/test', {});
    for (let i = 0; i < 12; i += 1) expect((await ask(anne)).status).toBe(200);
    await expectRefused(await ask(anne), 300, 'Too many tests: 12 an hour are allowed. Try again in 5 minutes');
    expect((await ask(john)).status).toBe(200);
    await server.close();
  });
});
