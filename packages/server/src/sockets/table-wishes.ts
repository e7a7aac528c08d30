import { otherSeat, type Seat } from '@oriflamme/platform';
import { addToOutbox, findMatch, type MatchRecord, type Storage, setOffers } from '@oriflamme/storage';
import type { Clock } from '../clock.ts';
import { clockOf, ranOut } from '../clocks/match-clock.ts';
import type { Answer } from '../matches/answer.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { MatchHost } from '../matches/match-host.ts';
import { wouldUndo } from '../matches/take-back.ts';
import type { TableWish } from './messages.ts';

type Offers = MatchRecord['offers'];

const ABOUT_OFFERS: ReadonlySet<TableWish['type']> = new Set([
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'askTakeBack',
  'grantTakeBack',
  'refuseTakeBack',
]);

const refused = (code: string, n: number): Answer => ({
  ok: false,
  code: 'refused',
  violation: { rule: '', code: `table.${code}`, params: {} },
  n,
});

async function takeBackOffer(storage: Storage, id: string, seat: Seat, to: number): Promise<Offers['takeBack']> {
  const { undone, dice } = await wouldUndo(storage, id, to);
  return { seat, to, undone: undone.map((row) => row.n), dice };
}

/** What a player asks of the table. Offers change no state: they are kept beside it until answered. */
export async function grantWish(
  services: { storage: Storage; host: MatchHost; lobby: Lobby; clock: Clock },
  id: string,
  seat: Seat,
  wish: TableWish,
  expected: number,
  clientId: string | null,
): Promise<Answer> {
  const { storage, host, lobby, clock } = services;
  const hot = await host.hot(id);
  if (!hot) return { ok: false, code: 'no-such-match' };
  const n = hot.state._stateID;
  // Read anew: a player can see an offer a moment before this process has heard of it.
  const read = ABOUT_OFFERS.has(wish.type) ? await findMatch(storage, id) : undefined;
  const { offers } = read ?? hot.record;
  const offer = async (next: Offers): Promise<Answer> => {
    if (hot.record.status !== 'running') return { ok: false, code: 'not-running', n };
    const kept = await storage.transaction(async (tx) => {
      const set = await setOffers(tx, id, { n, offers }, next);
      for (const kind of ['draw', 'takeBack'] as const)
        if (set && next[kind] !== null && next[kind] !== offers[kind]) await addToOutbox(tx, id, kind, { from: seat });
      return set;
    });
    if (!kept) return { ok: false, code: 'stale', n };
    host.announceChange(id);
    return { ok: true, n };
  };
  // Sent again, or too late: the table finds its first answer, or says that the match has moved on. It cannot act.
  const late = expected < n;
  switch (wish.type) {
    case 'offerDraw':
      return offer({ ...offers, draw: seat });
    case 'declineDraw':
      return offers.draw === null ? refused('nothingOffered', n) : offer({ ...offers, draw: null });
    case 'acceptDraw':
      if (!late && offers.draw !== otherSeat(seat)) return refused('nothingOffered', n);
      return host.table(id, seat, { type: 'draw' }, expected, clientId, { offers });
    case 'askTakeBack':
      if (wish.to >= n) return refused('noSuchState', n);
      if (expected !== n) return { ok: false, code: 'stale', n };
      return offer({ ...offers, takeBack: await takeBackOffer(storage, id, seat, wish.to) });
    case 'refuseTakeBack':
      return offers.takeBack === null ? refused('nothingOffered', n) : offer({ ...offers, takeBack: null });
    case 'grantTakeBack': {
      if (!late && offers.takeBack?.seat !== otherSeat(seat)) return refused('nothingOffered', n);
      const to = offers.takeBack?.to ?? 0;
      // Granted is what the player was shown, not what the other may have asked for since.
      if (!late && wish.to !== undefined && wish.to !== to) return { ok: false, code: 'stale', n };
      return host.table(id, otherSeat(seat), { type: 'takeBack', to }, expected, clientId, { offers });
    }
    case 'claimTime': {
      const match = await findMatch(storage, id);
      const time = match && clockOf(match);
      if (!late && !(time && ranOut(time, otherSeat(seat), clock.now()))) return refused('timeNotOut', n);
      return host.table(id, seat, { type: 'claimTime' }, expected, clientId, time ? { clock: time } : {});
    }
    case 'cancel':
      if (!(await lobby.mayCancel(id))) return refused('tooLateToCancel', n);
      return host.table(id, seat, { type: 'cancel' }, expected, clientId);
    default:
      return host.table(id, seat, { type: wish.type }, expected, clientId);
  }
}
