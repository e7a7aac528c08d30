import type { Queryable } from '../storage.ts';

/** Muted: his talk is not shown. Blocked: nor can either join or invite the other. */
export type BlockKind = 'block' | 'mute';

export async function setBlock(on: Queryable, personId: string, otherId: string, kind: BlockKind): Promise<void> {
  await on.query(
    `insert into blocks (person_id, other_id, kind) values ($1, $2, $3)
     on conflict (person_id, other_id) do update set kind = excluded.kind`,
    [personId, otherId, kind],
  );
}

export async function removeBlock(on: Queryable, personId: string, otherId: string): Promise<void> {
  await on.query('delete from blocks where person_id = $1 and other_id = $2', [personId, otherId]);
}

export async function listBlocks(
  on: Queryable,
  personId: string,
): Promise<{ id: string; name: string; kind: BlockKind }[]> {
  const { rows } = await on.query<{ id: string; name: string; kind: BlockKind }>(
    `select p.id, p.name, b.kind from blocks b join people p on p.id = b.other_id
     where b.person_id = $1 order by p.name, p.id`,
    [personId],
  );
  return rows;
}

/** Those who do not want to read what this person says. */
export async function deafTo(on: Queryable, personId: string): Promise<string[]> {
  const { rows } = await on.query<{ id: string }>('select person_id as id from blocks where other_id = $1', [personId]);
  return rows.map(({ id }) => id);
}

/** Whether one of the two has blocked the other. */
export async function areApart(on: Queryable, one: string, others: readonly string[]): Promise<boolean> {
  const { rows } = await on.query(
    `select 1 from blocks where kind = 'block' and (
       (person_id = $1 and other_id = any($2::text[])) or (other_id = $1 and person_id = any($2::text[]))) limit 1`,
    [one, [...others]],
  );
  return rows.length > 0;
}
