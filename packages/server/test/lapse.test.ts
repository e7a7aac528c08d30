import { expect, test } from 'vitest';
import { createLogger } from '../src/logging.ts';
import { Lapse } from '../src/matches/lapse.ts';
import type { MatchView } from '../src/matches/view.ts';
import { Board, twoPlayers, Visitor } from './support/match-client.ts';
import { onDatabases } from './support/on-databases.ts';

onDatabases('what nobody waits for lapses', {}, (place) => {
  const abandoned: string[] = [];
  const lapse = async (): Promise<string[]> => {
    const changed: string[] = [];
    const abandon = async (id: string): Promise<void> => void abandoned.push(id);
    const log = createLogger({ logLevel: 'silent' });
    await new Lapse(place.storage, place.clock, log, (id) => changed.push(id), abandon).run();
    return changed;
  };
  const status = async (visitor: Visitor, id: string): Promise<string> =>
    (await visitor.get<{ match: MatchView }>(`/api/matches/${id}`)).match.status;

  test('an open match after 14 days, a running one that nobody looks at after 60, a finished one never; a guest without a seat after 90', async () => {
    const { french, boards, id: running, close } = await twoPlayers(place.url, 'toy');
    const over = await twoPlayers(place.url, 'toy');
    await over.boards[0].table('0', { type: 'resign' });
    const host = await Visitor.named(place.url, 'Host');
    const idle = await Visitor.named(place.url, 'Idle');
    const { match } = await host.post<{ match: MatchView }>('/api/matches', { game: 'toy', side: '0' });
    const waiting = new Board(host.socket('toy'), match.id);
    await waiting.sync();

    place.clock.turn(13.9);
    expect(await lapse()).toEqual([]);
    expect(await status(host, match.id)).toBe('open');
    place.clock.turn(0.2);
    expect(await lapse()).toEqual([match.id]);
    expect(abandoned).toEqual([]);
    expect(await status(host, match.id)).toBe('cancelled');
    expect((await host.get<{ match: MatchView }>(`/api/matches/${match.id}`)).match.outcome).toEqual({
      winner: null,
      by: 'lapse',
    });
    expect((await french.request('POST', `/api/matches/${match.id}/join`, {})).status).toBe(409);

    // Whoever comes is not forgotten; whoever does not is, unless he sits somewhere.
    place.clock.turn(75);
    expect(await idle.get('/api/session')).toMatchObject({ person: { name: 'Idle' } });
    place.clock.turn(80);
    await lapse();
    expect(abandoned).toEqual([running]);
    expect(await idle.get('/api/session')).toMatchObject({ person: { name: 'Idle' } });
    place.clock.turn(91);
    await lapse();
    expect(await idle.get('/api/session')).toEqual({ person: null });
    expect(await french.get('/api/session')).toMatchObject({ person: { name: 'Dunois' } });
    expect(await host.get('/api/session')).toMatchObject({ person: { name: 'Host' } });
    expect([await status(host, running), await status(host, over.id)]).toEqual(['running', 'finished']);
    expect(await boards[0].order('0', { type: 'roll' })).toEqual({ ok: true, n: 1 });
    waiting.socket.close();
    over.close();
    close();
  });

  test('a match that cannot be closed keeps neither other matches open nor guests remembered', async () => {
    const [broken, other] = [await twoPlayers(place.url, 'toy'), await twoPlayers(place.url, 'toy')];
    const idle = await Visitor.named(place.url, 'Idle');
    place.clock.turn(91);
    const closed: string[] = [];
    const abandon = async (id: string): Promise<void> => {
      if (id === broken.id) throw new Error('Row 7 is missing');
      closed.push(id);
    };
    const log = createLogger({ logLevel: 'silent' });
    await new Lapse(place.storage, place.clock, log, () => undefined, abandon).run();
    expect(closed).toContain(other.id);
    expect(closed).not.toContain(broken.id);
    expect(await idle.get('/api/session')).toEqual({ person: null });
    broken.close();
    other.close();
  });
});
