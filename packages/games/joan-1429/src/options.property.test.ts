import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { neighbours, stepCost, TOWNS } from './data/map/index.ts';
import { explainOrder } from './explain.ts';
import { detachmentSps, leadersOf, lotEntries, lotsOf } from './forces.ts';
import { type HexId, NATIONS, type Situation, UNIT_TYPES } from './ids.ts';
import { DEFAULT_OPTIONS, type MatchOptions, SWITCHES } from './match-options.ts';
import { optionsOf } from './options.ts';
import type { Build, March, RemoveExcess } from './orders.ts';
import type { BuildOptions } from './rules/build-order.ts';
import { without } from './rules/movement.ts';
import { hasCombatSps } from './rules/movement-group.ts';
import type { MovementOptions, MovingClass } from './rules/movement-options.ts';
import { hexesOfPieces, trainAt } from './rules/movement-pool.ts';
import type { Detachment, G } from './state.ts';
import { type Choose, chooser, playAtRandom } from './testing/random-play.ts';

const matchOptions = fc
  .record({ scenario: fc.constantFrom('standard', 'maidLeads'), on: fc.subarray([...SWITCHES]) })
  .map(({ scenario, on }): MatchOptions => {
    const options = { ...DEFAULT_OPTIONS, scenario, ...Object.fromEntries(on.map((name) => [name, true])) };
    return scenario === 'maidLeads' ? { ...options, englishFirst: false } : options;
  });
/** Few games, each looked at often: games are dear and the decisions in one of them many. */
const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 5), seed: Number(process.env['PROPERTY_SEED'] ?? 1429) };

const one = <T>(items: readonly T[], choose: Choose): T => items[choose(items.length)] as T;

const somePieces = (G: G, at: Situation, hex: HexId, choose: Choose): Detachment => {
  const lots: Record<string, number> = {};
  for (const [key, sps] of lotsOf(G, hex, at.side)) {
    const taken = choose(3) === 0 ? 0 : choose(sps + 1);
    if (taken > 0) lots[key] = taken;
  }
  const leaders = leadersOf(G, hex, at.side).filter(() => choose(2) === 0);
  const train = trainAt(G, hex, at.side) && choose(2) === 0;
  return { lots, leaders, ...(train ? { supplyTrain: true as const } : {}) } as Detachment;
};

const somePart = (group: Detachment, choose: Choose): Detachment => {
  const lots = Object.fromEntries(
    lotEntries(group.lots)
      .map(([key, sps]) => [key, choose(sps + 1)] as const)
      .filter(([, sps]) => sps > 0),
  );
  return { lots, leaders: group.leaders.filter(() => choose(4) === 0) };
};

/** Any march a player could name: mostly short, sometimes foolish. */
const someMarch = (G: G, at: Situation, choose: Choose): March => {
  const from = one(hexesOfPieces(G, at.side), choose);
  const group = somePieces(G, at, from, choose);
  const path: HexId[] = [];
  for (let i = choose(5), hex = from; i >= 0; i -= 1) {
    hex = one(neighbours(hex), choose);
    path.push(hex);
  }
  const drops = choose(3) === 0 && path.length > 1 ? [{ at: one(path, choose), leave: somePart(group, choose) }] : [];
  return { type: 'march', from, group, path, drops };
};

const holds = (whole: Detachment, part: Detachment): boolean => without(whole, part) !== undefined;

/** Some class of the stack has room for the group and reaches the hex for no more than it cost. */
const describes = (classes: readonly MovingClass[], band: Detachment, hex: HexId, cost: number): boolean =>
  classes.some(({ group, reach }) => {
    const arrival = reach.get(hex);
    return holds(group, band) && arrival !== undefined && (arrival.cost <= cost || arrival.garrisons === 0);
  });

const isDescribed = (options: MovementOptions, { from, group, path, drops }: March): boolean => {
  const stack = options.stacks.find(({ hex }) => hex === from);
  if (stack === undefined || !holds(stack.pool, group)) return false;
  let band = group;
  let cost = 0;
  return path.every((hex, i) => {
    cost += stepCost(i === 0 ? from : (path[i - 1] as HexId), hex) ?? 0;
    // Where a march begins is no goal of it; leaders who left their troops on the way, and a siege after that, are the player's to find.
    const last = i === path.length - 1;
    const known = hex === from || (drops.length > 0 && (last || !hasCombatSps(band)));
    const ok = known || describes(stack.classes, band, hex, cost);
    if (path.indexOf(hex) === i && !last)
      for (const drop of drops) if (drop.at === hex) band = without(band, drop.leave) ?? band;
    return ok;
  });
};

const someExcess = (G: G, at: Situation, choose: Choose): RemoveExcess => {
  const hex = one(hexesOfPieces(G, at.side), choose);
  return { type: 'removeExcess', hex, lots: somePieces(G, at, hex, choose).lots };
};

const checkMovement = (G: G, at: Situation, choose: Choose): number => {
  const options = optionsOf(G, at) as MovementOptions;
  for (let i = 0; i < 3; i += 1) {
    const order = compose(options, choose);
    expect(explainOrder(G, at, order), JSON.stringify(order)).toBeUndefined();
  }
  let accepted = 0;
  for (let i = 0; i < 25; i += 1) {
    const order = someMarch(G, at, choose);
    if (explainOrder(G, at, order) !== undefined) continue;
    accepted += 1;
    expect(isDescribed(options, order), JSON.stringify(order)).toBe(true);
  }
  const excess = someExcess(G, at, choose);
  const described = options.excess.find(({ hex }) => hex === excess.hex);
  const fits =
    described !== undefined &&
    detachmentSps(excess) === described.sps &&
    lotEntries(excess.lots).every(([key, sps]) => sps <= (described.lots[key] ?? 0));
  expect(explainOrder(G, at, excess) === undefined).toBe(fits);
  const hex = one(hexesOfPieces(G, at.side), choose);
  for (const type of ['buildFieldworks', 'removeFieldworks'] as const) {
    expect(explainOrder(G, at, { type, hex }) === undefined).toBe(options[type].includes(hex));
  }
  expect(explainOrder(G, at, { type: 'endMovement' })).toEqual(options.end ?? undefined);
  return accepted;
};

/** Near to what is described, and often a little beyond it. */
const someBuild = (options: BuildOptions, choose: Choose): Build => {
  const base = compose(options, choose) as Build;
  const muster = options.musters.length > 0 && choose(3) > 0 ? one(options.musters, choose) : undefined;
  const extra = {
    nation: muster?.nation ?? one(NATIONS, choose),
    type: muster === undefined ? one(UNIT_TYPES, choose) : one(muster.types, choose).type,
    sps: 1 + choose(3),
    hex: muster === undefined ? one(TOWNS, choose).hex : one(muster.hexes, choose),
  };
  const place = base.place.map((placed) => (choose(3) === 0 ? { ...placed, hex: one(TOWNS, choose).hex } : placed));
  return { ...base, raise: choose(2) === 0 ? [extra] : [...base.raise, extra], place };
};

const buildIsDescribed = (options: BuildOptions, order: Build): boolean => {
  const left = new Map(options.purses.map(({ purse, rps }) => [purse, rps]));
  const room = new Map<string, number>();
  const raised = order.raise.every(({ nation, type, sps, hex }) => {
    const muster = options.musters.find((each) => each.nation === nation);
    const found = muster?.types.find((each) => each.type === type);
    if (muster === undefined || found === undefined || !muster.hexes.includes(hex)) return false;
    const kind = `${nation} ${type}`;
    room.set(kind, (room.get(kind) ?? found.room) - sps);
    left.set(muster.purse, (left.get(muster.purse) ?? 0) - found.cost * sps);
    return (room.get(kind) ?? 0) >= 0 && (left.get(muster.purse) ?? 0) >= 0;
  });
  const placed =
    order.place.length === options.place.length &&
    options.place.every(({ leader, hexes }) =>
      order.place.some((each) => each.leader === leader && hexes.includes(each.hex)),
    );
  const train =
    order.supplyTrain === undefined
      ? options.supplyTrain.length === 0
      : options.supplyTrain.includes(order.supplyTrain);
  return raised && placed && train;
};

const checkBuild = (G: G, at: Situation, choose: Choose): number => {
  const options = optionsOf(G, at) as BuildOptions;
  let accepted = 0;
  for (let i = 0; i < 10; i += 1) {
    const order = someBuild(options, choose);
    const refused = explainOrder(G, at, order) !== undefined;
    if (!refused) accepted += 1;
    expect(refused, JSON.stringify(order)).toBe(!buildIsDescribed(options, order));
  }
  return accepted;
};

test('in movement every composed order is accepted, and every order accepted was described', () => {
  let accepted = 0;
  fc.assert(
    fc.property(matchOptions, fc.integer({ min: 1 }), (options, seed) => {
      const choose = chooser(seed);
      playAtRandom(options, choose, 50, (G, at) => {
        if (at.step === 'movement') accepted += checkMovement(G, at, choose);
      });
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(50);
}, 120_000);

test('in a build step an order is accepted exactly when it was described', () => {
  let accepted = 0;
  fc.assert(
    fc.property(matchOptions, fc.integer({ min: 1 }), (options, seed) => {
      const choose = chooser(seed);
      playAtRandom(options, choose, 90, (G, at) => {
        if (at.step === 'build') accepted += checkBuild(G, at, choose);
      });
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(10);
}, 120_000);
