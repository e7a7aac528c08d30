import { expect, test } from 'vitest';
import { Player, slowMatch } from './support/away.ts';
import { onDatabases } from './support/on-databases.ts';

const nOf = async (player: Player, id: string): Promise<number> =>
  (await player.get<{ match: { n: number } }>(`/api/matches/${id}`)).match.n;

onDatabases('what is decided for a player', {}, (place) => {
  const delegation = async (player: Player, id: string): Promise<string> =>
    (await player.get<{ delegation: string }>(`/api/matches/${id}/standing-orders`)).delegation;

  test('in a slow match what is routine, until he wants to be asked', async () => {
    const { anne, john, id } = await slowMatch(place.url, { pace: 'days' });
    expect(await delegation(john, id)).toBe('routine');
    await anne.order(id, '0', { type: 'roll' });
    expect(await nOf(anne, id)).toBe(2);
    await john.put(`/api/matches/${id}/delegation`, { delegation: 'ask' });
    expect(await delegation(john, id)).toBe('ask');
    await john.order(id, '1', { type: 'pass' });
    await anne.order(id, '0', { type: 'roll' });
    expect(await nOf(anne, id)).toBe(4);
  });

  test('in a live match nothing, unless he wants it; nobody sets it for another', async () => {
    const { anne, john, id } = await slowMatch(place.url, { pace: 'live' });
    expect(await delegation(john, id)).toBe('ask');
    await anne.order(id, '0', { type: 'roll' });
    expect(await nOf(anne, id)).toBe(1);
    const stranger = await Player.come(place.url, 'Loiseleur');
    const put = (player: Player, body: unknown) => player.request('PUT', `/api/matches/${id}/delegation`, body);
    expect((await put(stranger, { delegation: 'all' })).status).toBe(403);
    expect((await put(john, { delegation: 'everything' })).status).toBe(400);
    expect((await put(john, { delegation: 'all' })).status).toBe(200);
  });
});
