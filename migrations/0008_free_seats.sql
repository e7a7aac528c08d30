-- Which seats of a match can still be taken, kept by the table of seats itself: "open, and this side is free" is then
-- read off an index that holds nothing else, however many open matches have that seat taken.
alter table matches
  add column free_0 boolean not null default true,
  add column free_1 boolean not null default true;

update matches m set
  free_0 = not exists (select 1 from seats s where s.match_id = m.id and s.seat = '0'),
  free_1 = not exists (select 1 from seats s where s.match_id = m.id and s.seat = '1');

create index matches_free_0 on matches (updated_at desc, id desc, game, pace, (setup ->> 'scenario'))
  where status = 'open' and visibility = 'public' and free_0;
create index matches_free_1 on matches (updated_at desc, id desc, game, pace, (setup ->> 'scenario'))
  where status = 'open' and visibility = 'public' and free_1;

-- Both go by what the match's own row says and by the seats of their statement, so that two at once lose nothing. Done here,
-- it holds for processes of the build before as well, while one after the other is restarted.
create function note_seats_taken() returns trigger language plpgsql as $$
begin
  update matches m set free_0 = free_0 and not '0' = any(t.seats), free_1 = free_1 and not '1' = any(t.seats)
  from (select match_id, array_agg(seat) as seats from changed group by match_id) t where m.id = t.match_id;
  return null;
end
$$;
create trigger seats_taken after insert on seats referencing new table as changed
  for each statement execute function note_seats_taken();

create function note_seats_freed() returns trigger language plpgsql as $$
begin
  update matches m set free_0 = free_0 or '0' = any(t.seats), free_1 = free_1 or '1' = any(t.seats)
  from (select match_id, array_agg(seat) as seats from changed group by match_id) t where m.id = t.match_id;
  return null;
end
$$;
create trigger seats_freed after delete on seats referencing old table as changed
  for each statement execute function note_seats_freed();
