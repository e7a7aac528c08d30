-- How a person wants to be told, and his hours; no row means the defaults. The token is for the one click that stops mails.
create table notice_preferences (
  person_id text primary key references people on delete cascade,
  preferences json not null,
  stop_token text not null unique
);

-- What is different for one match.
create table match_preferences (
  match_id text not null references matches on delete cascade,
  person_id text not null references people on delete cascade,
  preferences json not null,
  primary key (match_id, person_id)
);

-- Where messages go besides the person's own mail address. A closed one has failed for good and says why.
create table receivers (
  id text primary key,
  person_id text not null references people on delete cascade,
  channel text not null check (channel in ('push', 'webhook')),
  address json not null,
  -- Tells two subscriptions of one browser apart from two browsers.
  address_key text not null,
  made_at timestamptz not null default now(),
  failure text,
  closed_at timestamptz,
  unique (person_id, channel, address_key)
);

-- What somebody is to be told, until it is put into messages. A second hand-over before that changes the one that waits.
create table notices (
  id bigint generated always as identity primary key,
  person_id text not null references people on delete cascade,
  match_id text not null references matches on delete cascade,
  kind text not null,
  n integer not null,
  body json not null,
  due_at timestamptz not null,
  unique (person_id, match_id, kind)
);
create index notices_due on notices (due_at);

-- One message to one address. Its id is the same at every try, so that whoever got it twice can tell.
create table deliveries (
  id text primary key,
  person_id text not null references people on delete cascade,
  match_id text references matches on delete cascade,
  channel text not null check (channel in ('mail', 'push', 'webhook')),
  receiver_id text references receivers on delete cascade,
  message json not null,
  made_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index deliveries_waiting on deliveries (next_try_at) where sent_at is null and failed_at is null;
create index deliveries_of_person on deliveries (person_id, match_id, made_at desc);

-- The clocks as they were when last settled, with the pace they follow; null where nobody counts time.
alter table matches add column clock json;

-- Days on which a person's clocks stand still.
create table vacations (
  id bigint generated always as identity primary key,
  person_id text not null references people on delete cascade,
  from_at timestamptz not null,
  until_at timestamptz not null,
  check (until_at > from_at)
);
create index vacations_of_person on vacations (person_id, until_at);
