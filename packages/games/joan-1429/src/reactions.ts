import { wholeAdvance } from './battle/advance.ts';
import { departure, departureWays, type LossQuestion } from './battle/loss-question.ts';
import { type BattleOptions, battleOptions, type LossOptions, type WithdrawOptions } from './battle/options.ts';
import type { Lots } from './battle/state.ts';
import type { HexId, Situation, UnitType } from './ids.ts';
import { type LotKey, readLot } from './lots.ts';
import type { Order, TakeLosses } from './orders.ts';
import { minus, stackingSps, sumOf } from './rules/combat.ts';
import { freeChoice, type LossChoice, lossesInOrder, onlyLosses } from './rules/losses.ts';
import { retreatWays, type Way } from './rules/retreat.ts';
import type { G } from './state.ts';

/** How a player wants his reactions decided; what is left out he wants to be asked. */
export interface Reactions {
  readonly stand?: 'inside' | 'outside' | undefined;
  readonly laager?: 'form' | 'spare' | undefined;
  /** Types in the order he would lose them; those not named come last. */
  readonly losses?: readonly UnitType[] | undefined;
  readonly retreat?: 'inside' | 'away' | undefined;
  readonly advance?: 'all' | 'none' | undefined;
}

const worthBy =
  (types: readonly UnitType[]) =>
  (key: LotKey): number => {
    const lot = readLot(key);
    const place = types.indexOf(lot.type);
    // Of a kind, the hungry go first.
    return (place < 0 ? types.length : place) * 2 + (lot.unsupplied ? 0 : 1);
  };

const nameLosses = (choice: LossChoice, { losses }: Reactions): Lots | undefined =>
  onlyLosses(choice) ?? (losses && lossesInOrder(choice, worthBy(losses)));

/** The cheapest way: fewest SPs, then fewest hexes, then as the board lists them. */
const bestWay = (ways: readonly Way[]): Way | undefined =>
  [...ways].sort((a, b) => a.push - b.push || a.path.length - b.path.length)[0];

/** Fills in retreat and push losses; false when they are not provided for. */
const goAway = (order: Pick<TakeLosses, 'retreat' | 'pushLosses'>, ways: Way[], going: Lots, reactions: Reactions) => {
  const way = bestWay(ways);
  if (way === undefined) return true;
  if (ways.length > 1 && reactions.retreat === undefined) return false;
  order.retreat = way.path;
  if (way.push === 0) return true;
  const pushLosses = nameLosses(freeChoice(going, way.push), reactions);
  if (pushLosses !== undefined) order.pushLosses = pushLosses;
  return pushLosses !== undefined;
};

const wantedWay = ({ ways }: LossQuestion, { retreat }: Reactions) => {
  if (ways.length === 1) return ways[0];
  return retreat === undefined ? undefined : ways.find(({ kind }) => (kind === 'inside') === (retreat === 'inside'));
};

const answerLosses = ({ question }: LossOptions, reactions: Reactions): TakeLosses | undefined => {
  const way = wantedWay(question, reactions);
  const lots = way && nameLosses(way.choice, reactions);
  if (way === undefined || lots === undefined) return undefined;
  const order: TakeLosses = { type: 'takeLosses', lots };
  if (way.kind === 'inside') order.retreat = [question.hex];
  if (way.kind === 'leave') {
    const { left, routs, rout, destroyed } = departure(way, lots);
    if (destroyed) return order;
    const routLosses = nameLosses(rout, reactions);
    if (routLosses === undefined) return undefined;
    if (rout.number > 0) order.routLosses = routLosses;
    const going = minus(left, routLosses);
    return goAway(order, departureWays(way, question.hex, going, routs), going, reactions) ? order : undefined;
  }
  if (question.advance === null) return order;
  if (reactions.advance === undefined) return undefined;
  const whole = wholeAdvance({ ...question.advance, pool: minus(question.advance.pool, lots) });
  if (reactions.advance === 'all' && sumOf(whole.lots) > 0) order.advance = whole;
  return order;
};

/** Whoever has settled his retreats has settled where his leaders flee to. */
const answerRefuge = ([hex]: readonly HexId[], { retreat }: Reactions): Order | undefined =>
  retreat === undefined || hex === undefined ? undefined : { type: 'refuge', hex };

const answerWithdraw = (options: WithdrawOptions, reactions: Reactions): Order | undefined => {
  const { refuge, field, hex, lots } = options;
  if (refuge !== null) return answerRefuge(refuge.hexes, reactions);
  const order: Pick<TakeLosses, 'retreat' | 'pushLosses'> = {};
  const ways = retreatWays(field, hex, sumOf(lots), stackingSps(lots));
  if (!goAway(order, ways, lots, reactions)) return undefined;
  const { retreat = [], pushLosses } = order;
  return { type: 'withdraw', retreat, ...(pushLosses && { pushLosses }) };
};

const answerOptions = (options: BattleOptions, reactions: Reactions): Order | undefined => {
  switch (options.step) {
    case 'combat':
      return undefined;
    case 'stand': {
      const { walls, laager } = options.choice;
      if ((walls && reactions.stand === undefined) || (laager && reactions.laager === undefined)) return undefined;
      const inside = walls && reactions.stand === 'inside';
      return { type: 'stand', inside, laager: laager && reactions.laager === 'form' };
    }
    case 'advance':
      if (reactions.advance === undefined) return undefined;
      return { type: 'advance', group: reactions.advance === 'all' ? options.whole : null };
    case 'refuge':
      return answerRefuge(options.hexes, reactions);
    case 'withdraw':
      return answerWithdraw(options, reactions);
    default:
      return answerLosses(options, reactions);
  }
};

/** The order these reactions give to the pending question; undefined where they leave it open. */
export const answer = (G: G, at: Situation, reactions: Reactions): Order | undefined =>
  at.step === 'build' || at.step === 'movement' ? undefined : answerOptions(battleOptions(G, at), reactions);
