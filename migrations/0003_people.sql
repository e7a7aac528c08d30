-- An account is a person with an address and a password; both null for a guest. Addresses are kept in lower case, and
-- only here once their owner has shown that he reads them.
alter table people
  add column email text,
  add column password text,
  add column banned_at timestamptz;
create unique index people_email on people (email);
create index people_idle on people (seen_at) where email is null;

-- What a mailed link may do once: give a person an address (and password), or set a new password.
create table mailed_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset')),
  person_id text not null references people on delete cascade,
  email text not null,
  password text,
  expires_at timestamptz not null
);

-- Mails to be sent, claimed by one process at a time; `id` is the Message-ID, the same at every attempt.
create table mails (
  id text primary key,
  recipient text not null,
  kind text not null,
  subject text not null,
  body text not null,
  made_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index mails_waiting on mails (next_try_at) where sent_at is null;

-- A seat carried to another device by whoever has the pass; used once.
create table seat_passes (
  token_hash bytea primary key,
  match_id text not null references matches on delete cascade,
  seat text not null,
  person_id text not null references people on delete cascade,
  expires_at timestamptz not null
);

-- Somebody is asked to a match. A reserved seat is for nobody else; a seat held by another is one that he hands over.
create table invitations (
  match_id text not null references matches on delete cascade,
  person_id text not null references people on delete cascade,
  from_id text not null references people on delete cascade,
  seat text,
  kind text not null check (kind in ('invited', 'reserved', 'hand-over')),
  at timestamptz not null default now(),
  primary key (match_id, person_id)
);
create index invitations_of_person on invitations (person_id);

create table blocks (
  person_id text not null references people on delete cascade,
  other_id text not null references people on delete cascade,
  kind text not null check (kind in ('block', 'mute')),
  at timestamptz not null default now(),
  primary key (person_id, other_id)
);

-- How far a person has read: the last action seen and the last line of talk.
create table seen (
  match_id text not null references matches on delete cascade,
  person_id text not null references people on delete cascade,
  n integer not null default -1,
  chat_id bigint not null default 0,
  at timestamptz not null default now(),
  primary key (match_id, person_id)
);

-- "Something is wrong here": about a match at a number, or about a line of talk.
create table reports (
  id bigint generated always as identity primary key,
  match_id text references matches on delete cascade,
  n integer,
  chat_id bigint references chat on delete set null,
  person_id text references people on delete set null,
  text text not null,
  at timestamptz not null default now(),
  settled_at timestamptz
);
create index reports_unsettled on reports (id) where settled_at is null;

-- What was done with power over others, for good: no row refers to another table, so none can vanish with it.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  act text not null,
  match_id text,
  person_id text,
  details json not null
);

-- Milliseconds, as the pages of a list count: a finer time would let a page skip what shares its last one's moment.
alter table matches
  alter column updated_at type timestamptz(3),
  add column imported boolean not null default false;
drop index matches_listed;
create index matches_listed on matches (status, updated_at desc, id desc) where visibility = 'public';
create index matches_listed_by_game on matches (game, status, updated_at desc, id desc) where visibility = 'public';
create index matches_listed_by_pace on matches (pace, status, updated_at desc, id desc) where visibility = 'public';
create index matches_open on matches (updated_at) where status = 'open';
