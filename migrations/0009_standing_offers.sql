-- An invitation lasts no longer than what it is to: the seat that somebody offers, while he has it; a free one, until the
-- match begins; either, until the match is over. Done here, no way of leaving a seat or ending a match can miss it.
delete from invitations i using matches m
where m.id = i.match_id and case i.kind
  when 'hand-over' then m.status in ('finished', 'cancelled')
    or not exists (select 1 from seats s where s.match_id = m.id and s.seat = i.seat and s.person_id = i.from_id)
  else m.status <> 'open' end;

create function forget_seat_offers() returns trigger language plpgsql as $$
begin
  delete from invitations where match_id = old.match_id and seat = old.seat and kind = 'hand-over';
  return null;
end
$$;
create trigger seats_left after delete on seats for each row execute function forget_seat_offers();
create trigger seats_moved after update of person_id on seats for each row
  when (old.person_id is distinct from new.person_id) execute function forget_seat_offers();

create function forget_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where match_id = new.id and (kind <> 'hand-over' or new.status <> 'running');
  return null;
end
$$;
create trigger matches_status after update of status on matches for each row
  when (old.status is distinct from new.status) execute function forget_invitations();
