import type { Queryable } from './storage.ts';
import { json } from './values.ts';

/**
 * A fact this installation makes once and keeps, such as a key pair: of processes that start together, all get the
 * value of the one that came first.
 */
export async function keepOnce<T>(on: Queryable, name: string, make: () => T): Promise<T> {
  const kept = await read<T>(on, name);
  if (kept) return kept.value;
  await on.query('insert into installation (name, value) values ($1, $2::jsonb) on conflict (name) do nothing', [
    name,
    json(make()),
  ]);
  const first = await read<T>(on, name);
  if (!first) throw new Error(`The installation lost its ${name}`);
  return first.value;
}

async function read<T>(on: Queryable, name: string): Promise<{ value: T } | undefined> {
  const { rows } = await on.query<{ value: T }>('select value from installation where name = $1', [name]);
  return rows[0];
}
