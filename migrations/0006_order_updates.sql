-- Room on each page for the next version of a match: an order that changes no indexed column then writes no index.
alter table matches set (fillfactor = 70);
