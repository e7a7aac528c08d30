import { type Violation, violation } from '@oriflamme/platform';
import { UNITS } from '../data/units.ts';
import { musterOf } from '../forces.ts';
import { type HexId, type LeaderId, type Nation, SIDE_OF, type Side, type UnitType } from '../ids.ts';
import type { Build } from '../orders.ts';
import type { G, NationPurse } from '../state.ts';
import { nationsOf, openMusters, PURSE_OF, purchasable, room } from './replacements.ts';
import { returning, returnTowns, supplyTrainReturns } from './returns.ts';

export interface BuildOptions {
  readonly step: 'build';
  readonly side: Side;
  readonly purses: { readonly purse: NationPurse; readonly rps: number }[];
  /** Nations with an open muster town and the RPs for at least one SP. */
  readonly musters: {
    readonly nation: Nation;
    readonly purse: NationPurse;
    readonly hexes: HexId[];
    readonly types: { readonly type: UnitType; readonly cost: number; readonly room: number }[];
  }[];
  /** Leaders who come back, each to one of several towns. */
  readonly place: { readonly leader: LeaderId; readonly hexes: HexId[] }[];
  /** Where the supply train may return, if to several towns. */
  readonly supplyTrain: HexId[];
}

/** [5.2.5, 5.3, R23, R45, R52] What a side may decide in its build step. */
export const buildOptions = (G: G, side: Side): BuildOptions => {
  const nations = nationsOf(side);
  const onMap = musterOf(G);
  const purses = [...new Set(nations.map((nation) => PURSE_OF[nation]))].map((purse) => ({
    purse,
    rps: G.purses[purse],
  }));
  return {
    step: 'build',
    side,
    purses,
    musters: nations.flatMap((nation) => {
      const purse = PURSE_OF[nation];
      const hexes = openMusters(G, nation);
      const types = hexes.length === 0 ? [] : purchasable(G, nation, onMap);
      return types.length > 0 ? [{ nation, purse, hexes, types }] : [];
    }),
    place: asked(G, side),
    supplyTrain: side === 'english' ? trainChoice(G) : [],
  };
};

const asked = (G: G, side: Side): { leader: LeaderId; hexes: HexId[] }[] =>
  returning(G, side)
    .map((leader) => ({ leader, hexes: returnTowns(G, leader) }))
    .filter(({ hexes }) => hexes.length > 1);

const trainChoice = (G: G): HexId[] => {
  const hexes = supplyTrainReturns(G);
  return hexes.length > 1 ? hexes : [];
};

/** [R5] */
export const isAnyChoice = (options: BuildOptions): boolean =>
  options.musters.length + options.place.length + options.supplyTrain.length > 0;

/** [5.2.5, 5.2.6, R23, R45, R52] Why a build order is refused. */
export const explainBuild = (G: G, side: Side, order: Build): Violation | undefined =>
  explainRaise(G, side, order.raise) ?? explainPlace(G, side, order.place) ?? explainTrain(G, side, order.supplyTrain);

const explainRaise = (G: G, side: Side, raise: Build['raise']): Violation | undefined => {
  if (raise.length === 0) return undefined;
  const onMap = musterOf(G);
  const price = new Map<NationPurse, number>();
  const wanted = new Map<string, number>();
  for (const { nation, type, sps, hex } of raise) {
    if (SIDE_OF[nation] !== side) return violation('5.2.5', 'notYourNation', { nation });
    const { cost } = UNITS[type];
    if (cost === null) return violation('5.2.1', 'notForReplacementPoints', { type });
    if (!Number.isInteger(sps) || sps < 1) return violation('5.2.5', 'noSpsNamed', { nation, type });
    if (!openMusters(G, nation).includes(hex)) return violation('5.2.5', 'notAMusterTown', { nation, hex });
    const kind = `${nation}.${type}`;
    wanted.set(kind, (wanted.get(kind) ?? 0) + sps);
    const left = room(G, nation, type, onMap);
    if ((wanted.get(kind) ?? 0) > left) return violation('5.2.6', 'countermixExhausted', { nation, type, left });
    const purse = PURSE_OF[nation];
    price.set(purse, (price.get(purse) ?? 0) + cost * sps);
  }
  for (const [purse, cost] of price) {
    if (cost > G.purses[purse]) return violation('5.2.5', 'purseTooSmall', { purse, cost, rps: G.purses[purse] });
  }
  return undefined;
};

const explainPlace = (G: G, side: Side, place: Build['place']): Violation | undefined => {
  const due = asked(G, side);
  const placed = new Set<LeaderId>();
  for (const { leader, hex } of place) {
    const towns = due.find((one) => one.leader === leader)?.hexes;
    if (towns === undefined || placed.has(leader)) return violation('5.3', 'leaderNotReturning', { leader });
    if (!towns.includes(hex)) return violation('R45', 'leaderCannotReturnThere', { leader, hex });
    placed.add(leader);
  }
  const missing = due.find(({ leader }) => !placed.has(leader));
  return missing === undefined ? undefined : violation('5.3', 'leaderToBePlaced', { leader: missing.leader });
};

const explainTrain = (G: G, side: Side, hex: HexId | undefined): Violation | undefined => {
  const towns = side === 'english' ? trainChoice(G) : [];
  if (hex === undefined) return towns.length === 0 ? undefined : violation('R52', 'supplyTrainToBePlaced');
  return towns.includes(hex) ? undefined : violation('R52', 'supplyTrainCannotReturnThere', { hex });
};

/** One complete legal order out of the options; `choose(n)` gives an integer from 0 to n − 1. */
export const composeBuild = (options: BuildOptions, choose: (n: number) => number): Build => {
  const left = new Map(options.purses.map(({ purse, rps }) => [purse, rps]));
  const raise = options.musters.flatMap(({ nation, purse, hexes, types }) =>
    types.flatMap(({ type, cost, room: most }) => {
      const rps = left.get(purse) ?? 0;
      const sps = choose(Math.min(most, Math.floor(rps / cost)) + 1);
      const hex = hexes[choose(hexes.length)];
      if (sps === 0 || hex === undefined) return [];
      left.set(purse, rps - cost * sps);
      return [{ nation, type, sps, hex }];
    }),
  );
  const place = options.place.map(({ leader, hexes }) => ({ leader, hex: one(hexes, choose) }));
  const order: Build = { type: 'build', raise, place };
  return options.supplyTrain.length > 0 ? { ...order, supplyTrain: one(options.supplyTrain, choose) } : order;
};

const one = <T>(list: readonly T[], choose: (n: number) => number): T => {
  const chosen = list[choose(list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
};
