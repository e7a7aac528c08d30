import { type JeanneEvent, jeanneEvent } from '../data/jeanne-events.ts';
import { addSps } from '../forces.ts';
import type { GameTable } from '../happenings.ts';
import type { Situation } from '../ids.ts';
import { freshKey } from '../lots.ts';
import { mandateVoid, newMandate, objectiveOf, rollsOnEventsTable, volunteersCome } from '../rules/events.ts';
import { cancelMandate, settleMandate } from '../rules/mandate.ts';
import { settleHex } from '../rules/occupation.ts';
import type { G } from '../state.ts';
import { turnNeutral, wooBurgundy } from './burgundy-step.ts';
import { withdrawIn } from './withdrawals.ts';

/** [5.4, R45, R47] The Jeanne event of the turn, after the roll for a neutral Burgundy. */
export const eventStep = (G: G, table: GameTable): Situation | undefined => {
  if (G.burgundyNeutral) wooBurgundy(G, table);
  if (!rollsOnEventsTable(G)) {
    cancelMandate(G, '5.4.4', table);
    return undefined;
  }
  const dice: [number, number] = [table.d6(), table.d6()];
  G.event = dice[0] + dice[1];
  const event = jeanneEvent(G.event);
  table.tell({ kind: 'jeanneEvent', rule: '5.4', dice, event });
  carryOut(G, event, table);
  settleMandate(G, table);
  return withdrawIn(G, 'firstDetermination', table);
};

/** What an event does at once; what it does to battles of the turn is read off `G.event` there. */
const carryOut = (G: G, event: JeanneEvent, table: GameTable): void => {
  if (event === 'volunteers') volunteers(G, table);
  if (event === 'burgundySuesForPeace' && !G.burgundyNeutral) {
    if (G.mandate?.objective === 'laCharite') cancelMandate(G, 'R46', table);
    turnNeutral(G, table);
  }
  mandate(G, event, table);
};

/** [5.4, R14] One Infantry SP to Jeanne's hex. */
const volunteers = (G: G, table: GameTable): void => {
  const { hex } = G.leaders.jeanne;
  if (hex !== null && volunteersCome(G)) {
    addSps(G, hex, freshKey('french', 'infantry'), 1);
    table.tell({ kind: 'volunteersJoined', rule: '5.4', hex });
    settleHex(G, hex, table);
  } else {
    table.tell({ kind: 'noVolunteers', rule: '5.2.6' });
  }
};

/** [5.4.1, 5.4.3, R46] A mandate that binds takes the place of any before it. */
const mandate = (G: G, event: JeanneEvent, table: GameTable): void => {
  const objective = objectiveOf(event);
  if (objective === undefined) return;
  const why = mandateVoid(G, objective);
  if (why !== undefined) {
    table.tell({ kind: 'mandateVoid', rule: 'R46', objective, why });
    return;
  }
  if (G.mandate !== null && G.mandate.objective !== objective) {
    table.tell({ kind: 'mandateReplaced', rule: '5.4.3', objective: G.mandate.objective });
  }
  G.mandate = newMandate(G, objective);
  table.tell({ kind: 'mandated', rule: '5.4.1', objective });
};
