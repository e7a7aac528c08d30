-- How much is decided for a player by his standing orders and the game's advice; null follows the pace of the match.
alter table seats add column delegation text check (delegation in ('ask', 'routine', 'all'));
