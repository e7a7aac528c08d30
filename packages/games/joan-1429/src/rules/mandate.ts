import { detachmentSps, type LotEntry, lotEntries, lotsOf, spsOf } from '../forces.ts';
import type { MandateEnd } from '../happenings/movement.ts';
import type { GameTable } from '../happenings.ts';
import type { HexId, Side } from '../ids.ts';
import { readLot } from '../lots.ts';
import type { March } from '../orders.ts';
import type { Detachment, G, Mandate } from '../state.ts';
import { holder, inside } from './control.ts';
import { mpToward } from './distance.ts';
import { objectiveHex, rollsOnEventsTable } from './events.ts';
import { leaveGarrisons } from './garrisons.ts';
import { stepsFrom } from './ground.ts';
import { explainMarch } from './movement.ts';
import { speedClasses } from './movement-classes.ts';
import { entryOf } from './movement-entry.ts';
import { began } from './movement-group.ts';
import { leaderBar, poolOf } from './movement-pool.ts';
import { type Arrival, entriesOf, reachOf, wayOf } from './movement-reach.ts';

/** [R46] MPs a turn that the mandate asks for. */
const STRIDE = 2;

/** [R46] MPs by terrain alone, whatever stands there. */
const mandateDistance = (mandate: Pick<Mandate, 'objective'>, hex: HexId): number =>
  mpToward(objectiveHex(mandate.objective)).get(hex) ?? Number.POSITIVE_INFINITY;

const half = (sps: number): number => Math.ceil(sps / 2);

const isNextTo = (a: HexId, b: HexId): boolean => stepsFrom(a).some(({ to }) => to === b);

/** [R46] It waits while Jeanne is shut up, wounded, or has no SPs with her. */
export const mandateWaits = (G: G): boolean => {
  const { hex } = G.leaders.jeanne;
  return (
    hex === null || inside(G, hex, 'french') || leaderBar(G, 'jeanne') === 'wounded' || spsOf(G, hex, 'french') === 0
  );
};

type Duty = { mandate: Mandate; start: NonNullable<Mandate['phaseStart']>; at: HexId };

/** What the mandate still asks of this Movement Phase. */
const dutyOf = (G: G): Duty | undefined => {
  const { mandate } = G;
  const at = G.leaders.jeanne.hex;
  if (mandate === null || mandate.excused || mandate.phaseStart === null || at === null) return undefined;
  return { mandate, start: mandate.phaseStart, at };
};

/** Jeanne's hex while the mandate binds this Movement Phase. */
export const boundHex = (G: G): HexId | null => dutyOf(G)?.at ?? null;

/** SPs of a stack that began the phase with Jeanne. */
const startSps = (lots: readonly LotEntry[], start: HexId, at: HexId): number =>
  lots.reduce((sum, [key, sps]) => sum + (began(readLot(key), at) === start ? sps : 0), 0);

/** [R46] Ending the phase here obeys; `besieging` is whether she lies outside the walls of a town here. */
const obeys = ({ mandate, start }: Pick<Duty, 'mandate' | 'start'>, hex: HexId, besieging: boolean): boolean => {
  const objective = objectiveHex(mandate.objective);
  if (hex === objective) return true;
  if (start.enter) return false;
  const distance = mandateDistance(mandate, hex);
  if (besieging && distance < mandate.rolledAt) return true;
  return isNextTo(hex, objective) || distance <= start.goal;
};

/** [5.4.1, R46] Jeanne and at least half of those who began with her stand together where they should. */
export const isObedient = (G: G): boolean => {
  const duty = dutyOf(G);
  if (duty === undefined) return true;
  const { start, at } = duty;
  const together = startSps(lotsOf(G, at, 'french'), start.hex, at);
  return together >= half(start.sps) && obeys(duty, at, G.sieges[at] === 'french');
};

interface JointMarch {
  readonly order: March;
  readonly arrival: Arrival;
}

/**
 * Jeanne's marches to each wanted hex where enough of her army is with her then: those who come along, and those there before her.
 * One by one, since often the question is only whether there is any.
 */
const jointMarches = function* (
  G: G,
  start: { hex: HexId; sps: number },
  at: HexId,
  wanted: (arrival: Arrival) => boolean,
): Generator<JointMarch> {
  const pool = poolOf(G, 'french', at);
  if (pool === undefined || !pool.leaders.includes('jeanne')) return;
  const entryAt = entriesOf(G, 'french');
  const found = new Set<HexId>();
  for (const { kind, mps, group } of speedClasses(G, 'french', at, pool)) {
    if (!group.leaders.includes('jeanne')) continue;
    for (const arrival of reachOf(at, mps, kind !== 'leaders', entryAt).values()) {
      if (found.has(arrival.hex) || !wanted(arrival)) continue;
      const { lots, drops } = leaveGarrisons(group.lots, arrival);
      const ahead = startSps(lotsOf(G, arrival.hex, 'french'), start.hex, arrival.hex);
      if (startSps(lotEntries(lots), start.hex, at) + ahead < half(start.sps)) continue;
      const order: March = { type: 'march', from: at, group, path: wayOf(arrival), drops };
      // A reach knows all that bars a way but what a siege needs, and whether there is a garrison to leave.
      const plain = arrival.entry !== 'siege' && drops.length === 0;
      if (!plain && explainMarch(G, 'french', order) !== undefined) continue;
      found.add(arrival.hex);
      yield { order, arrival };
    }
  }
};

const obedient = (G: G): Generator<JointMarch> | readonly JointMarch[] => {
  const duty = dutyOf(G);
  if (duty === undefined || isObedient(G)) return [];
  return jointMarches(G, duty.start, duty.at, ({ hex, entry }) => obeys(duty, hex, entry === 'siege'));
};

/** [R46] Marches that would obey, while Jeanne does not yet; none when she is excused. */
export const obedientMarches = (G: G, side: Side): March[] =>
  side === 'french' ? [...obedient(G)].map(({ order }) => order) : [];

/** [R46] Jeanne does not obey yet, and could. */
export const couldObey = (G: G): boolean => {
  for (const _ of obedient(G)) return true;
  return false;
};

/** [R46] As the French Movement Phase begins: what Jeanne must reach in it, or that the mandate waits, or that enemies excuse her. */
export const beginMandatePhase = (G: G, table: GameTable): void => {
  const { mandate } = G;
  if (mandate === null) return;
  const { objective } = mandate;
  mandate.excused = false;
  mandate.phaseStart = null;
  const { hex } = G.leaders.jeanne;
  if (hex === null || mandateWaits(G)) {
    mandate.excused = true;
    table.tell({ kind: 'mandateWaits', rule: 'R46', objective });
    return;
  }
  const sps = spsOf(G, hex, 'french');
  const distance = mandateDistance(mandate, hex);
  const marches = [...jointMarches(G, { hex, sps }, hex, () => true)];
  const nearest = Math.min(distance, ...marches.map(({ arrival }) => mandateDistance(mandate, arrival.hex)));
  const goal = nearest === distance ? Number.NEGATIVE_INFINITY : Math.max(nearest, distance - STRIDE);
  const enter = marches.some(
    ({ arrival }) => arrival.hex === objectiveHex(mandate.objective) && arrival.entry === 'town',
  );
  // JSON knows no infinity, and no hex is nearer than nothing.
  mandate.phaseStart = { hex, sps, distance, goal: Math.max(goal, -1), enter };
  if (!isObedient(G) && !couldObey(G)) {
    mandate.excused = true;
    table.tell({ kind: 'mandateExcused', rule: 'R46', objective });
  }
};

/** [5.4.2, R46] */
export const mandateLapses = (G: G, why: MandateEnd, table: GameTable): void => {
  if (G.mandate === null) return;
  table.tell({ kind: 'mandateLapses', rule: 'R46', objective: G.mandate.objective, why });
  G.mandate = null;
};

/** [5.4.4, R46] For want of the table, or of an enemy at its end. */
export const cancelMandate = (G: G, rule: '5.4.4' | 'R46', table: GameTable): void => {
  if (G.mandate === null) return;
  table.tell({ kind: 'mandateCancelled', rule, objective: G.mandate.objective });
  G.mandate = null;
};

/** [5.4.1, 5.4.4, R46] The objective is French: Jeanne has done what was asked. Or she is gone, and the table with her. */
export const settleMandate = (G: G, table: GameTable): void => {
  if (!rollsOnEventsTable(G)) cancelMandate(G, '5.4.4', table);
  if (G.mandate === null) return;
  if (holder(G, objectiveHex(G.mandate.objective)) === 'french') mandateLapses(G, 'taken', table);
};

/**
 * [5.4.1, R46] The French have moved, and Jeanne lies before her objective: she has besieged it. Not sooner, for a town she was besieging
 * as the Voices named it she may not leave at once.
 */
export const noteMandateSiege = (G: G, table: GameTable): void => {
  if (G.mandate === null) return;
  const objective = objectiveHex(G.mandate.objective);
  if (G.sieges[objective] === 'french' && G.leaders.jeanne.hex === objective) mandateLapses(G, 'attacked', table);
};

export interface CombatDuty {
  readonly hex: HexId;
  readonly target: HexId;
  /** SPs of her hex that must take part, with her. */
  readonly atLeast: number;
}

/** [5.4.1, R46] Next to the objective in the Combat Phase, Jeanne must attack it or enter to besiege it. */
export const combatDuty = (G: G): CombatDuty | undefined => {
  const { mandate } = G;
  const { hex, attacked } = G.leaders.jeanne;
  if (mandate === null || mandate.excused || hex === null || attacked || mandateWaits(G)) return undefined;
  const target = objectiveHex(mandate.objective);
  const entry = entryOf(G, 'french', target, true);
  if (entry !== 'siege' || !isNextTo(hex, target)) return undefined;
  return { hex, target, atLeast: half(spsOf(G, hex, 'french')) };
};

/** The attack or siege that the mandate asks for. */
export const fulfils = (duty: CombatDuty, order: { from: HexId; target: HexId; group: Detachment }): boolean =>
  order.from === duty.hex &&
  order.target === duty.target &&
  order.group.leaders.includes('jeanne') &&
  detachmentSps(order.group) >= duty.atLeast;

/** [5.4.1] Jeanne has attacked, or entered to besiege, what she was sent against. */
export const noteMandateAttack = (G: G, target: HexId, group: Detachment, table: GameTable): void => {
  if (G.mandate === null || target !== objectiveHex(G.mandate.objective) || !group.leaders.includes('jeanne')) return;
  mandateLapses(G, 'attacked', table);
};
