-- What lists are filtered by stands in the index of their order: what does not match is passed over within it, without
-- a look at the match, however few match or none. It takes the place of the one without, so orders write no more.
drop index matches_listed;
create index matches_listed on matches (status, updated_at desc, id desc, game, pace, (setup ->> 'scenario'))
  where visibility = 'public';
