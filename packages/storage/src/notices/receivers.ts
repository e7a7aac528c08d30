import type { Queryable } from '../storage.ts';
import { json } from '../values.ts';

export type Receiver = {
  id: string;
  channel: 'push' | 'webhook';
  address: unknown;
  failure: string | null;
  closed: boolean;
};

const columns = 'id, channel, address, failure, closed_at is not null as closed';

/** The same address again opens it anew: whoever adds it has put it right. */
export async function addReceiver(
  on: Queryable,
  receiver: { id: string; personId: string; channel: Receiver['channel']; address: unknown; key: string },
): Promise<Receiver> {
  const { rows } = await on.query<Receiver>(
    `insert into receivers (id, person_id, channel, address, address_key) values ($1, $2, $3, $4::json, $5)
     on conflict (person_id, channel, address_key) do update
       set address = excluded.address, failure = null, closed_at = null
     returning ${columns}`,
    [receiver.id, receiver.personId, receiver.channel, json(receiver.address), receiver.key],
  );
  const [added] = rows;
  if (!added) throw new Error('The receiver was not stored');
  return added;
}

export async function removeReceiver(on: Queryable, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await on.query('delete from receivers where person_id = $1 and id = $2', [personId, id]);
  return rowCount === 1;
}

export async function receiversOf(on: Queryable, personId: string): Promise<Receiver[]> {
  const { rows } = await on.query<Receiver>(
    `select ${columns} from receivers where person_id = $1 order by made_at, id`,
    [personId],
  );
  return rows;
}

/** What its last message came to; `closed` when no more are to be tried, and then it stays so, with its reason. */
export async function noteReceiver(on: Queryable, id: string, failure: string | null, closed: boolean): Promise<void> {
  await on.query(
    `update receivers set failure = $2, closed_at = case when $3::boolean then now() end
     where id = $1 and closed_at is null`,
    [id, failure, closed],
  );
}

/** The person's own address, which he has shown to be his. */
export async function mailAddress(on: Queryable, personId: string): Promise<string | undefined> {
  const { rows } = await on.query<{ email: string | null }>(
    'select email from people where id = $1 and banned_at is null',
    [personId],
  );
  return rows[0]?.email ?? undefined;
}
