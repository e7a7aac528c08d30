import type { Queryable } from '../storage.ts';

export type Report = {
  id: number;
  match_id: string | null;
  n: number | null;
  chat_id: number | null;
  line: string | null;
  line_by: string | null;
  person_id: string | null;
  name: string | null;
  text: string;
  at: Date;
  settled_at: Date | null;
};

export async function addReport(
  on: Queryable,
  report: Pick<Report, 'match_id' | 'n' | 'chat_id' | 'person_id' | 'text'>,
): Promise<number> {
  const { rows } = await on.query<{ id: number }>(
    `insert into reports (match_id, n, chat_id, person_id, text) values ($1, $2::int, $3::bigint, $4, $5) returning id`,
    [report.match_id, report.n, report.chat_id, report.person_id, report.text],
  );
  return rows[0]?.id ?? 0;
}

export async function listReports(
  on: Queryable,
  settled: boolean,
  before: number | null,
  limit: number,
): Promise<Report[]> {
  const { rows } = await on.query<Report>(
    `select r.id, r.match_id, r.n, r.chat_id, c.text as line, c.person_id as line_by, r.person_id, p.name, r.text, r.at,
       r.settled_at
     from reports r left join chat c on c.id = r.chat_id left join people p on p.id = r.person_id
     where (r.settled_at is not null) = $1::boolean and ($2::bigint is null or r.id < $2::bigint)
     order by r.id desc limit $3::int`,
    [settled, before, limit],
  );
  return rows;
}

export async function settleReport(on: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await on.query(
    'update reports set settled_at = now() where id = $1::bigint and settled_at is null',
    [id],
  );
  return rowCount === 1;
}
