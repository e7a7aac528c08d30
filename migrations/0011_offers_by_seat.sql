-- Both players may offer their seats to the same person: an offer is one for each seat, any other invitation one for the match.
alter table invitations drop constraint invitations_pkey;
create unique index invitations_once
  on invitations (match_id, person_id, (case when kind = 'hand-over' then seat else '' end));
