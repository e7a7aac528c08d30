-- Whoever plays or talks: a guest has a name and a session and nothing else.
create table people (
  id text primary key,
  name text not null,
  made_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- Only the hash of a session's token is kept, so that a stolen backup opens no session.
create table sessions (
  token_hash bytea primary key,
  person_id text not null references people on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_of_person on sessions (person_id);

create table matches (
  id text primary key,
  game text not null,
  rules_version integer not null,
  setup json not null,
  status text not null check (status in ('open', 'running', 'finished', 'cancelled')),
  visibility text not null check (visibility in ('public', 'unlisted')),
  watchable boolean not null,
  pace text not null,
  made_by text references people on delete set null,
  -- The number of the state; null until both seats are taken. Every order compares and sets it.
  state_number integer,
  -- Who decides now, and how it ended: what lists show without reading a state.
  active text[] not null default '{}',
  outcome json,
  offers json not null default '{"draw":null,"takeBack":null}',
  -- Published before the seats are taken; the seed it is the hash of is in a table of its own.
  commitment text not null,
  next_match text references matches on delete set null,
  made_at timestamptz not null default now(),
  started_at timestamptz,
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
create index matches_listed on matches (status, game, updated_at desc, id desc) where visibility = 'public';

-- Read by the path of orders, and by anyone once the match has ended.
create table seeds (
  match_id text primary key references matches on delete cascade,
  seed bytea not null
);

-- A seat is a session's (person_id) or a token's (token_hash); no row means that it is free.
create table seats (
  match_id text not null references matches on delete cascade,
  seat text not null check (seat in ('0', '1')),
  person_id text references people on delete set null,
  token_hash bytea,
  name text not null,
  nonce text,
  standing json,
  taken_at timestamptz not null default now(),
  primary key (match_id, seat)
);
create index seats_of_person on seats (person_id, match_id);

-- The match log. json, not jsonb: a row is read as it was written, and writing it is cheaper.
create table match_rows (
  match_id text not null references matches on delete cascade,
  n integer not null,
  kind text not null check (kind in ('start', 'order', 'table')),
  seat text,
  phase text,
  step text,
  -- The client's own name for what it sent: sent again, it gets its first answer.
  client_id text,
  body json,
  standing boolean not null default false,
  dice json not null,
  happenings json not null,
  patch json not null,
  at timestamptz not null default now(),
  primary key (match_id, n)
);
create unique index match_rows_client_id on match_rows (match_id, client_id) where client_id is not null;

create table snapshots (
  match_id text not null references matches on delete cascade,
  n integer not null,
  state json not null,
  primary key (match_id, n)
);

create table chat (
  id bigint generated always as identity primary key,
  match_id text not null references matches on delete cascade,
  person_id text references people on delete set null,
  seat text,
  audience text not null check (audience in ('players', 'watchers')),
  name text not null,
  text text not null,
  at timestamptz not null default now()
);
create index chat_of_match on chat (match_id, id desc);

create table notes (
  match_id text not null references matches on delete cascade,
  person_id text not null references people on delete cascade,
  text text not null,
  updated_at timestamptz not null default now(),
  primary key (match_id, person_id)
);

-- What is to be told to someone who is away; written with the row that causes it, so that neither is without the other.
create table outbox (
  id bigint generated always as identity primary key,
  match_id text not null references matches on delete cascade,
  n integer not null,
  kind text not null,
  body json not null,
  made_at timestamptz not null default now(),
  done_at timestamptz
);
create index outbox_waiting on outbox (id) where done_at is null;
