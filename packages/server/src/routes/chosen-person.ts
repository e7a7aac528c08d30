import { knownPeople, type MatchRecord, type Person, type Queryable } from '@oriflamme/storage';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { seatSchema } from './match-services.ts';

export const wantedPerson = z.union([
  z.object({ person: z.string().min(1).max(40), seat: seatSchema.optional() }),
  z.object({ name: z.string().trim().min(1).max(40), seat: seatSchema.optional() }),
]);

/** A known player, by id or by name; a name that two of them have needs the id. */
export async function chosenPerson(
  on: Queryable,
  person: Person,
  wanted: z.infer<typeof wantedPerson>,
): Promise<{ id: string; name: string }> {
  const known = await knownPeople(on, person.id);
  const name = 'name' in wanted ? wanted.name.toLowerCase() : undefined;
  const found = known.filter((each) =>
    'person' in wanted ? each.id === wanted.person : each.name.toLowerCase() === name,
  );
  const [only] = found;
  if (!only) throw new Problem(404, 'no-such-person', 'You have not played with anyone of that name');
  if (found.length > 1) throw new Problem(409, 'several-people', 'Several people have that name', { people: found });
  return only;
}

export function refuseBothSides(match: MatchRecord, person: { id: string }): void {
  if (match.seats.some((each) => each.person_id === person.id))
    throw new Problem(409, 'already-seated', 'He has a seat in this match');
}
