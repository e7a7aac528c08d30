-- Facts that an installation makes once and keeps for good, such as its signing keys.
create table installation (
  name text primary key,
  value jsonb not null,
  made_at timestamptz not null default now()
);
