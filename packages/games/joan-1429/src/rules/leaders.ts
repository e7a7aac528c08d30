import type { Table } from '@oriflamme/platform';
import { LEADER_FACTS } from '../data/leaders.ts';
import { tell } from '../happenings/battle.ts';
import { enemyOf, type LeaderId, type Side } from '../ids.ts';
import type { G } from '../state.ts';

/** [7.4.1, 7.4.2, R41] A leader falls into the enemy's hands; Jeanne's capture breaks the Will there and then. */
export const captureLeader = (G: G, leader: LeaderId, by: Side, table: Table, rule: string): void => {
  leaveMap(G, leader, 'captive');
  tell(table, { kind: 'leaderCaptured', rule, leader, by });
  if (leader === 'jeanne') {
    G.will = 0;
    G.jeanneWasCaptured = true;
    tell(table, { kind: 'willBreaks', rule: '8.3.2' });
  }
  loseKing(G, leader);
};

/** [7.4.2, R45] A leader dies; Jeanne's death in battle leaves the Will as it is. */
export const killLeader = (G: G, leader: LeaderId, table: Table, rule: string): void => {
  leaveMap(G, leader, 'dead');
  tell(table, { kind: 'leaderKilled', rule, leader });
  loseKing(G, leader);
};

const leaveMap = (G: G, leader: LeaderId, status: 'captive' | 'dead'): void => {
  G.leaders[leader] = { status, hex: null, spent: 0, from: null, attacked: false };
};

/** [7.4.5, 8.4, R43] A king lost ends the game; both kings lost together, nobody has won. */
const loseKing = (G: G, leader: LeaderId): void => {
  const { king, side } = LEADER_FACTS[leader];
  if (!king) return;
  const otherKingLost = G.outcome !== null && G.outcome.winner === side;
  if (otherKingLost) G.outcome = { winner: null, by: 'bothKingsLost' };
  else if (G.outcome === null) {
    G.outcome = { winner: enemyOf(side), by: leader === 'charles' ? 'charlesLost' : 'henryLost' };
  }
};
