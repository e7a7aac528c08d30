import { LEADER_FACTS } from '../data/leaders.ts';
import { isLand, TOWNS, townAt } from '../data/map/index.ts';
import { LAST_TURN } from '../data/scenarios.ts';
import { lotEntries } from '../forces.ts';
import { type HexId, LEADERS, SIDE_OF, SIDES, type Situation } from '../ids.ts';
import { type Lot, readLot } from '../lots.ts';
import { closed, holder } from '../rules/control.ts';
import { objectiveHex } from '../rules/events.ts';
import { FIELDWORKS_LIMIT } from '../rules/fieldworks.ts';
import type { G } from '../state.ts';

type Marks = Pick<Lot, 'spent' | 'from' | 'led' | 'attacked'>;
type Must = (holds: boolean, what: string) => void;

/** What must be true of the turn and its marks: nothing of one phase is carried into another, and nobody is where he may not be. */
export const brokenTurn = (G: G, at: Situation | undefined): string[] => {
  const broken: string[] = [];
  const must: Must = (holds, what) => {
    if (!holds) broken.push(what);
  };
  must(G.turn >= 1 && G.turn <= LAST_TURN, `turn ${G.turn}`);
  must(G.event === null || (G.event >= 2 && G.event <= 12), `event ${G.event}`);
  fieldworks(G, must);
  train(G, must);
  // A king lost ends the match in the middle of whatever is done.
  if (at === undefined) return broken;
  marks(G, at, must);
  neutrality(G, at, must);
  mandate(G, must);
  return broken;
};

/** [R16] */
const fieldworks = (G: G, must: Must): void => {
  for (const hex of Object.keys(G.fieldworks) as HexId[]) {
    must(isLand(hex) && townAt(hex) === undefined, `fieldworks in ${hex}`);
  }
  for (const side of SIDES) {
    const markers = Object.values(G.fieldworks).filter((owner) => owner === side).length;
    must(markers <= FIELDWORKS_LIMIT, `${markers} fieldworks of the ${side}`);
  }
};

/** [R52] */
const train = (G: G, must: Must): void => {
  const { status, hex } = G.supplyTrain;
  must((status === 'absent') === !G.options.supplyTrain, `the train is ${status}`);
  must((hex === null) === (status === 'absent' || status === 'destroyed'), `the train is ${status} in ${hex}`);
  must(hex === null || isLand(hex), `the train is at sea in ${hex}`);
};

/** MPs are spent in a Movement Phase, attacks made in a Combat Phase, and both only by the side whose turn it is. */
const marks = (G: G, at: Situation, must: Must): void => {
  const phasing = at.phase === 'englishPlayerTurn' ? 'english' : at.phase === 'frenchPlayerTurn' ? 'french' : null;
  const moving = at.step === 'movement' ? phasing : null;
  const fighting = at.step === 'movement' ? null : phasing;
  const mark = ({ spent, from, attacked, led }: Marks, side: string, who: string) => {
    must(side === moving || (spent === 0 && from === null), `${who} has moved at ${at.phase} ${at.step}`);
    must(led === null || from !== null, `${who} was led and has not moved at ${at.phase} ${at.step}`);
    must(side === phasing || !attacked, `${who} has attacked at ${at.phase} ${at.step}`);
  };
  for (const hex of Object.keys(G.forces) as HexId[]) {
    for (const [key] of lotEntries(G.forces[hex] ?? {})) {
      const lot = readLot(key);
      mark(lot, SIDE_OF[lot.nation], `${key} in ${hex}`);
      must(!lot.routed || G.options.routs, `${key} routed in ${hex}`);
      must(!lot.unsupplied || G.turn > 1, `${key} out of supply in ${hex} on turn 1`);
    }
  }
  for (const id of LEADERS) mark({ ...G.leaders[id], led: null }, LEADER_FACTS[id].side, id);
  const begun = fighting === null ? [G.insideThisPhase, Object.keys(G.attacksMade)] : [G.takenThisPhase];
  must(
    begun.every((list) => list.length === 0),
    `a list of another phase at ${at.phase} ${at.step}`,
  );
};

/** [R47] Neutral Burgundy is at home, and nobody else is; the English who won a home town back leave it as the turn ends. */
const neutrality = (G: G, at: Situation, must: Must): void => {
  const between = at.phase === 'firstDetermination';
  if (!G.burgundyNeutral || G.battle !== null || G.withdrawals.length > 0) return;
  for (const hex of Object.keys(G.forces) as HexId[]) {
    for (const [key] of lotEntries(G.forces[hex] ?? {})) {
      const { nation } = readLot(key);
      const burgundian = nation === 'burgundian';
      must(!burgundian || townAt(hex)?.home === 'burgundian', `neutral ${key} in ${hex}`);
      const guest = !burgundian && (between || nation !== 'english');
      must(!guest || !closed(G, hex), `${key} in the closed town of ${hex}`);
    }
  }
  for (const { hex } of TOWNS) must(!closed(G, hex) || G.sieges[hex] === undefined, `${hex} is closed and besieged`);
};

/** [R46] */
const mandate = (G: G, must: Must): void => {
  if (G.mandate === null || G.battle !== null) return;
  const { objective } = G.mandate;
  must(holder(G, objectiveHex(objective)) !== 'french', `a mandate for ${objective}, which is French`);
  must(G.leaders.jeanne.status === 'map', `a mandate for ${objective}, and Jeanne is ${G.leaders.jeanne.status}`);
};
