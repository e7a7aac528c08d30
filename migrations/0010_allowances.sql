-- What is left of what somebody may do so often: attempts at a password, reports, lines of talk. One count for all processes.
-- The key is a hash, since names hold addresses. Not logged: after a crash of the database everybody begins anew.
create unlogged table allowances (
  key bytea primary key,
  left_over double precision not null,
  at timestamptz not null default now()
);
create index allowances_at on allowances (at);
