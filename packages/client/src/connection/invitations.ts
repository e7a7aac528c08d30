import type { Seat } from '@oriflamme/platform';
import { call } from './lobby.ts';

export interface Known {
  readonly id: string;
  readonly name: string;
}

/** Whom one has played with. */
export const readKnown = async (): Promise<readonly Known[]> =>
  (await call<{ people: readonly Known[] }>('GET', '/people/known')).people;

/** What one is asked to: a free seat, or (`hand-over`) the seat of whoever asks. */
export interface Invitation {
  readonly match: string;
  readonly from: Known;
  readonly seat: Seat | null;
  readonly kind: 'invited' | 'reserved' | 'hand-over';
}

export const readInvitations = async (): Promise<readonly Invitation[]> =>
  (await call<{ invitations: readonly Invitation[] }>('GET', '/invitations')).invitations;

/** No to one seat, where it is about one. */
export const decline = (id: string, seat: Seat | null): Promise<unknown> =>
  call('DELETE', `/invitations/${encodeURIComponent(id)}`, seat === null ? undefined : { seat });

const seatOf = (id: string): string => `/matches/${encodeURIComponent(id)}/hand-over`;

/** One's own seat, to a known person; it changes hands once he accepts. */
export const offerSeat = (id: string, person: string): Promise<unknown> => call('POST', seatOf(id), { person });

/** Whom one has offered his seat to. */
export const readOffered = async (id: string): Promise<readonly Known[]> =>
  (await call<{ offered: readonly Known[] }>('GET', seatOf(id))).offered;

/** Gives those it is still offered to. */
export const withdrawSeat = async (id: string, person: string): Promise<readonly Known[]> =>
  (await call<{ offered: readonly Known[] }>('DELETE', `${seatOf(id)}/${encodeURIComponent(person)}`)).offered;

export const acceptSeat = (id: string, seat: Seat | null): Promise<unknown> =>
  call('POST', `${seatOf(id)}/accept`, seat === null ? {} : { seat });
