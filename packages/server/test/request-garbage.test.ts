import { expect, test } from 'vitest';
import { twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

const BODIES: readonly unknown[] = [
  null,
  [],
  'x',
  0,
  { __proto__: null },
  { name: null, game: {}, side: [], seat: '2', text: 5, orders: 'x', n: -5, chat: 'x', to: 1.5 },
  { name: { toString: 1 }, email: 'nobody', password: ['x'], token: {}, code: 7, person: '__proto__', kind: 'love' },
  { game: 'constructor', side: '0', setup: [], numPlayers: 2, playerName: '\u0000', playerID: 'constructor' },
  { email: `${'a'.repeat(300)}@example.org`, password: 'x'.repeat(300), reason: '', credentials: 'x'.repeat(300) },
];

/** As they stand in an address. */
const HOSTILE_IDS = [
  ...['__proto__', 'constructor', '\0', 'a\0b', '../..', "' or 1=1 --", 'x'.repeat(2000), '🏰', '\r\nX: y'].map(
    encodeURIComponent,
  ),
  ...['%', '%ff', '%ED%A0%80', '%2500'],
];
const cursor = (at: string, id: string): string => Buffer.from(JSON.stringify([at, id])).toString('base64url');

onDatabases(
  'requests',
  { limits: { requestsAtOnce: 100_000, readsAtOnce: 100_000, guessesAtOnce: 100_000 } },
  (place) => {
    test('garbage of every shape to every address gets a clear refusal, changes nothing and ends nothing', async () => {
      const { english, boards, id, close } = await twoPlayers(place.url, 'toy');
      const outsider = await Visitor.named(place.url, 'Outsider');
      const changing = [
        'POST /api/session',
        'POST /api/account',
        'POST /api/account/verify',
        'POST /api/session/sign-in',
        'POST /api/password-reset',
        'POST /api/password-reset/confirm',
        'PUT /api/account/password',
        'PUT /api/account/email',
        'POST /api/matches',
        'POST /api/matches/import',
        'POST /api/seat-pass',
        'PUT /api/people/:id/block',
        'POST /api/matches/:id/join',
        'POST /api/matches/:id/leave',
        'POST /api/matches/:id/cancel',
        'POST /api/matches/:id/rematch',
        'PUT /api/matches/:id/notes',
        'POST /api/matches/:id/reports',
        'POST /api/matches/:id/chat/0/reports',
        'POST /api/matches/:id/invitations',
        'POST /api/matches/:id/hand-over',
        'POST /api/matches/:id/hand-over/accept',
        'POST /api/matches/:id/seat-pass',
        'POST /api/operator/people/:id/ban',
        'POST /api/operator/matches/:id/cancel',
        'POST /api/operator/matches/:id/set-back',
        'POST /api/operator/reports/:id/settle',
        'POST /games/toy/:id/join',
        'POST /games/toy/:id/leave',
        'POST /games/toy/:id/playAgain',
        'POST /games/toy/:id/update',
        'POST /games/:id/create',
      ];
      const reading = [
        '/api/matches/:id',
        '/api/matches/:id/rows',
        '/api/matches/:id/state',
        '/api/matches/:id/export',
        '/api/matches/:id/chat',
        '/api/matches/:id/notes',
        '/api/matches/:id/take-back?to=0',
        '/api/matches/:id/standing-orders',
        '/games/:id',
        '/games/toy/:id',
        '/api/matches?before=:id',
        '/api/matches?game=:id',
        '/api/matches?limit=:id',
        `/api/matches/${id}/state?at=:id`,
        `/api/matches/${id}/chat?before=:id`,
      ];
      const wrong: [string, unknown, number][] = [];
      const send = async (address: string, matchId: string, body?: unknown): Promise<void> => {
        const [method = '', path = ''] = address.split(' ');
        const response = await outsider.request(method, path.replace(':id', matchId), body);
        const text = await response.text();
        // A list with a strange filter is an empty list; everything else is refused.
        const fine = response.status >= 400 && response.status < 500 && text.includes('"code"');
        if (!fine && !(method === 'GET' && response.status === 200 && text === '{"matches":[],"next":null}'))
          wrong.push([address, body ?? matchId.slice(0, 20), response.status]);
      };
      for (const address of changing) {
        for (const body of BODIES) await send(address, id, body);
        if (address.includes(':id'))
          for (const hostile of HOSTILE_IDS) await send(address, hostile, { seat: '9', name: 5 });
      }
      for (const path of reading) for (const hostile of HOSTILE_IDS) await send(`GET ${path}`, hostile);
      for (const numPlayers of [null, 0, 1, 3, '2x', [], {}]) await send('POST /games/toy/create', id, { numPlayers });
      for (const at of ['0000-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
        for (const key of ['x', '\0', '\ud800'])
          if (at < '2026' || key !== 'x') await send(`GET /api/matches?before=${cursor(at, key)}`, id);
      expect(wrong).toEqual([]);
      expect('polluted' in {}).toBe(false);
      const { rows } = await place.storage.query('select status, state_number from matches');
      expect(rows).toEqual([{ status: 'running', state_number: 0 }]);
      expect(await boards[0].order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
      expect(await english.get('/api/session')).toMatchObject({ person: { name: 'Suffolk' } });
      close();
    });

    test('text that cannot be kept as it was written is refused, and every other character is kept', async () => {
      const { english, boards, id, close } = await twoPlayers(place.url, 'toy');
      const open = await english.post<{ match: { id: string } }>('/api/matches', { game: 'toy', side: '0' });
      const joiner = await Visitor.named(place.url, 'Joiner');
      for (const none of ['\0', 'a\0b', '\ud800', 'a\udc00b']) {
        const requests: [Visitor, string, string, object][] = [
          [english, 'PUT', `/api/matches/${id}/notes`, { text: none }],
          [english, 'POST', `/api/matches/${id}/reports`, { text: none }],
          [english, 'POST', '/api/matches', { game: 'toy', side: '0', nonce: none }],
          [english, 'POST', '/api/matches', { game: 'toy', side: '0', setup: { [none]: 1 } }],
          [joiner, 'POST', `/api/matches/${open.match.id}/join`, { nonce: none }],
          [joiner, 'POST', '/api/session', { name: none }],
        ];
        for (const [who, method, path, body] of requests)
          expect([path, (await who.request(method, path, body)).status]).toEqual([path, 400]);
        const invalid = { ok: false, error: { code: 'invalid' } };
        const { socket } = boards[0];
        expect(await socket.emitWithAck('chat', id, { payload: none }, null)).toMatchObject(invalid);
        expect(await socket.emitWithAck('sync', none, null, null, {})).toMatchObject(invalid);
        expect(await boards[0].order('0', { type: 'roll' }, none)).toMatchObject(invalid);
      }
      const text = 'Où ? 🏰 «Жанна» \\u0000 \u200d\uFFFD\t\n';
      expect((await english.request('PUT', `/api/matches/${id}/notes`, { text })).status).toBe(200);
      expect(await english.get(`/api/matches/${id}/notes`)).toEqual({ text });
      expect(await boards[0].order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
      close();
    });
  },
);
