import type { Side } from '@oriflamme/joan-1429';
import type { Seat } from '@oriflamme/platform';
import type { Invitation } from '../connection/invitations.ts';
import type { MatchView } from '../connection/wire.ts';

/** A match as the lists of the lobby tell it. */
export interface ListedMatch
  extends Pick<
    MatchView,
    'id' | 'status' | 'visibility' | 'n' | 'active' | 'outcome' | 'watchers' | 'setup' | 'clock'
  > {
  readonly pace: string;
  /** Lines of talk that I have not read; told of my own matches. */
  readonly unread?: number;
  readonly seats: readonly ListedSeat[];
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly updatedAt: string;
  readonly endedAt: string | null;
}

export interface ListedSeat {
  readonly seat: Seat;
  readonly side: string;
  readonly name: string | null;
  readonly person: string | null;
  readonly mine: boolean;
  readonly connected: boolean;
}

export const sides = ['english', 'french'] as const satisfies readonly Side[];

export const mySeat = (match: ListedMatch): ListedSeat | undefined => match.seats.find((seat) => seat.mine);

export const waitsForMe = (match: ListedMatch): boolean =>
  match.status === 'running' && match.seats.some(({ seat, mine }) => mine && match.active.includes(seat));

const ranks = { running: 1, open: 2, finished: 3, cancelled: 4 } as const;
const rank = (match: ListedMatch): number => (waitsForMe(match) ? 0 : ranks[match.status]);

/** What waits for me first, the longest waiting first of all; then the others, the latest first. */
export function inMyOrder(matches: readonly ListedMatch[]): readonly ListedMatch[] {
  return [...matches].sort((a, b) => {
    const order = rank(a) - rank(b);
    if (order !== 0) return order;
    return rank(a) === 0 ? a.updatedAt.localeCompare(b.updatedAt) : b.updatedAt.localeCompare(a.updatedAt);
  });
}

export const addressOf = (match: ListedMatch): string => {
  if (match.status === 'open') return `/join/${match.id}`;
  return match.status === 'finished' ? `/match/${match.id}/replay` : `/match/${match.id}`;
};

export interface Asked {
  readonly match: ListedMatch;
  readonly invitations: readonly Invitation[];
}

/** What I am asked to and can still say yes to: a free seat, or those that are still theirs who offer them. */
export const askedTo = (matches: readonly ListedMatch[], invitations: readonly Invitation[]): readonly Asked[] =>
  matches.flatMap((match) => {
    const standing = invitations.filter(({ match: id, kind, seat, from }) => {
      const his = match.seats.some((each) => each.seat === seat && each.person === from.id);
      return id === match.id && (kind === 'hand-over' ? his && match.status === 'running' : match.status === 'open');
    });
    return standing.length === 0 ? [] : [{ match, invitations: standing }];
  });
