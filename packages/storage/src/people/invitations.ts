import type { Queryable } from '../storage.ts';

/** `reserved`: the seat is for nobody else. `hand-over`: its holder gives it away. */
export type InvitationKind = 'invited' | 'reserved' | 'hand-over';
export type Invitation = {
  match_id: string;
  person_id: string;
  from_id: string;
  from_name: string;
  seat: string | null;
  kind: InvitationKind;
  at: Date;
};

/** A seat that is offered again, or another invitation to the same match, takes the place of the one before. */
export async function invite(
  on: Queryable,
  invitation: Pick<Invitation, 'match_id' | 'person_id' | 'from_id' | 'seat' | 'kind'>,
): Promise<void> {
  await on.query(
    `insert into invitations (match_id, person_id, from_id, seat, kind) values ($1, $2, $3, $4, $5)
     on conflict (match_id, person_id, (case when kind = 'hand-over' then seat else '' end)) do update
       set from_id = excluded.from_id, seat = excluded.seat, kind = excluded.kind, at = now()`,
    [invitation.match_id, invitation.person_id, invitation.from_id, invitation.seat, invitation.kind],
  );
}

/** The one to a seat, or whatever the person is asked to in the match. */
export async function endInvitation(on: Queryable, matchId: string, personId: string, seat?: string): Promise<void> {
  await on.query('delete from invitations where match_id = $1 and person_id = $2 and ($3::text is null or seat = $3)', [
    matchId,
    personId,
    seat ?? null,
  ]);
}

/**
 * The seat that is offered to this person, the latest where he names none; undefined when it is not, or was withdrawn.
 * None is offered to him any more: whoever has one seat cannot have the other.
 */
export async function takeOffer(
  on: Queryable,
  matchId: string,
  personId: string,
  seat: string | undefined,
): Promise<{ seat: string; from_id: string } | undefined> {
  const { rows } = await on.query<{ seat: string; from_id: string; at: Date }>(
    `delete from invitations where match_id = $1 and person_id = $2 and kind = 'hand-over' returning seat, from_id, at`,
    [matchId, personId],
  );
  return rows
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .find((offer) => seat === undefined || offer.seat === seat);
}

/** Whoever offered a seat keeps it after all; false when it was not offered, or is the other's by now. */
export async function withdrawOffer(
  on: Queryable,
  offer: { matchId: string; from: string; to: string },
): Promise<boolean> {
  const { rowCount } = await on.query(
    `delete from invitations where match_id = $1 and from_id = $2 and person_id = $3 and kind = 'hand-over'`,
    [offer.matchId, offer.from, offer.to],
  );
  return rowCount > 0;
}

/** Whom a player has offered his seat in a match to, the latest first. */
export async function offersOf(
  on: Queryable,
  matchId: string,
  fromId: string,
): Promise<{ id: string; name: string; seat: string }[]> {
  const { rows } = await on.query<{ id: string; name: string; seat: string }>(
    `select p.id, p.name, i.seat from invitations i join people p on p.id = i.person_id
     where i.match_id = $1 and i.from_id = $2 and i.kind = 'hand-over' order by i.at desc`,
    [matchId, fromId],
  );
  return rows;
}

export async function endInvitations(on: Queryable, matchId: string): Promise<void> {
  await on.query('delete from invitations where match_id = $1', [matchId]);
}

export async function invitationsTo(
  on: Queryable,
  key: { matchId: string } | { personId: string },
): Promise<Invitation[]> {
  const [column, value] = 'matchId' in key ? ['match_id', key.matchId] : ['person_id', key.personId];
  const { rows } = await on.query<Invitation>(
    `select i.match_id, i.person_id, i.from_id, p.name as from_name, i.seat, i.kind, i.at
     from invitations i join people p on p.id = i.from_id where i.${column} = $1 order by i.at desc limit 200`,
    [value],
  );
  return rows;
}

/** People this one has sat opposite to, the latest first. */
export async function knownPeople(on: Queryable, personId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await on.query<{ id: string; name: string }>(
    `select p.id, p.name from people p
     join (select other.person_id, max(other.taken_at) as at
           from seats own join seats other on other.match_id = own.match_id and other.seat <> own.seat
           where own.person_id = $1 and other.person_id <> $1 group by other.person_id) met on met.person_id = p.id
     where p.banned_at is null
       and not exists (select 1 from blocks b where b.kind = 'block' and
         ((b.person_id = $1 and b.other_id = p.id) or (b.other_id = $1 and b.person_id = p.id)))
     order by met.at desc limit 200`,
    [personId],
  );
  return rows;
}
