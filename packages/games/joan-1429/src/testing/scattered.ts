import { LEADER_FACTS } from '../data/leaders.ts';
import { HEXES, isLand, landNeighbours, TOWNS, townAt } from '../data/map/index.ts';
import { addSps, hasSps, lotsOf, removeSps } from '../forces.ts';
import { enemyOf, type HexId, LEADERS, NATIONS, SIDE_OF, SIDES, type Side, UNIT_TYPES } from '../ids.ts';
import { freshKey, type LotKey, readLot, remark } from '../lots.ts';
import { closed, holder } from '../rules/control.ts';
import type { G } from '../state.ts';

type Choose = (n: number) => number;

/** mulberry32 as a chooser: the same seed, the same choices. */
export const randomOf = (seed: number): Choose => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};

const someLots = (side: Side, choose: Choose): [LotKey, number][] => {
  const nations = NATIONS.filter((nation) => SIDE_OF[nation] === side);
  return Array.from({ length: 1 + choose(3) }, () => {
    const nation = nations[choose(nations.length)] ?? 'english';
    const type = UNIT_TYPES[choose(UNIT_TYPES.length)] ?? 'infantry';
    return [remark(freshKey(nation, type), { unsupplied: choose(8) === 0 }), 1 + choose(choose(3) === 0 ? 6 : 3)];
  });
};

/**
 * A board no campaign would come to: both sides crowded round a few towns, some besieged, with leaders, works and wagons among them.
 * It keeps every rule of who may stand with whom, so that each battle on it is one the rules must know how to end.
 */
export const scatter = (G: G, choose: Choose): G => {
  // On turn 1 nobody could be out of supply [R3].
  G.turn = 2;
  G.forces = {};
  G.sieges = {};
  const centre = TOWNS[choose(TOWNS.length)]?.hex ?? ('1815' as HexId);
  const ring = landNeighbours(centre);
  const near = [...new Set([centre, ...ring, ...ring.flatMap((hex) => landNeighbours(hex))])];
  const posts: Record<Side, HexId[]> = { english: [], french: [] };
  for (const hex of near) {
    if (choose(3) === 0) continue;
    const side = SIDES[choose(2)] ?? 'english';
    for (const [key, n] of someLots(side, choose)) addSps(G, hex, key, n);
    posts[side].push(hex);
  }
  if (choose(2) === 0) surround(G, posts, ring[choose(ring.length)], choose);
  for (const { hex, id } of TOWNS) {
    const inside = SIDES.find((side) => hasSps(G, hex, side));
    if (id === 'la-rochelle' && inside !== undefined) G.laRochelle = inside;
    if (inside === undefined || choose(2) === 0) continue;
    for (let n = 0; n < 3; n += 1) for (const [key, sps] of someLots(enemyOf(inside), choose)) addSps(G, hex, key, sps);
    G.sieges[hex] = enemyOf(inside);
    posts[enemyOf(inside)].push(hex);
  }
  placeLeaders(G, posts, choose);
  const land = HEXES.filter(({ id }) => isLand(id)).map(({ id }) => id);
  for (const side of SIDES) {
    const away = land[choose(land.length)];
    const free = away !== undefined && G.forces[away] === undefined && townAt(away) === undefined;
    if (free) addSps(G, away, freshKey(side, 'infantry'), 1);
    const post = posts[side][choose(posts[side].length)];
    if (post !== undefined && !TOWNS.some(({ hex }) => hex === post) && choose(2) === 0) G.fieldworks[post] = side;
  }
  const wagons = posts.english[choose(posts.english.length)];
  if (G.options.supplyTrain && wagons !== undefined) {
    G.supplyTrain = { status: 'map', hex: wagons, spent: 0, from: null };
  }
  G.will = choose(3);
  G.event = [null, 2, 4, 5, 8, 12][choose(6)] ?? null;
  if (choose(5) === 0) makePeace(G);
  return G;
};

const GONE = { hex: null, spent: 0, from: null, attacked: false } as const;

/** [R47] Burgundy is neutral: its men are at home, and nobody else is but French who hold a town of it. */
const makePeace = (G: G): void => {
  G.burgundyNeutral = true;
  for (const hex of Object.keys(G.forces) as HexId[]) {
    for (const [key, n] of lotsOf(G, hex, 'english')) {
      if (readLot(key).nation === 'burgundian') removeSps(G, hex, key, n);
    }
  }
  for (const { hex, home, id } of TOWNS) {
    const besieger = G.sieges[hex];
    if (besieger !== undefined && !SIDES.every((side) => hasSps(G, hex, side))) delete G.sieges[hex];
    if (id === 'la-rochelle' && hasSps(G, hex, besieger ?? 'french')) G.laRochelle = holder(G, hex);
    if (home === 'burgundian' && closed(G, hex)) {
      delete G.sieges[hex];
      G.forces[hex] = { [freshKey('burgundian', 'militia')]: 2 };
    }
  }
  for (const id of LEADERS) {
    const { hex } = G.leaders[id];
    const { side, nation } = LEADER_FACTS[id];
    if (nation === 'burgundian') G.leaders[id] = { ...GONE, status: 'exiled' };
    else if (hex !== null && (closed(G, hex) || !hasSps(G, hex, side))) G.leaders[id] = { ...GONE, status: 'absent' };
  }
  const { hex } = G.supplyTrain;
  if (hex !== null && !hasSps(G, hex, 'english'))
    G.supplyTrain = { status: 'destroyed', hex: null, spent: 0, from: null };
};

/** Shuts a post in on all sides, so that who must leave it cannot. */
const surround = (G: G, posts: Record<Side, HexId[]>, post: HexId | undefined, choose: Choose): void => {
  const side = SIDES.find((one) => post !== undefined && hasSps(G, post, one));
  if (post === undefined || side === undefined) return;
  for (const hex of landNeighbours(post)) {
    posts[side] = posts[side].filter((one) => one !== hex);
    delete G.forces[hex];
    addSps(G, hex, freshKey(enemyOf(side), 'infantry'), 4 + choose(8));
    if (!posts[enemyOf(side)].includes(hex)) posts[enemyOf(side)].push(hex);
  }
};

const placeLeaders = (G: G, posts: Record<Side, HexId[]>, choose: Choose): void => {
  for (const id of LEADERS) {
    const { side, king } = LEADER_FACTS[id];
    const hex = posts[side][choose(posts[side].length)];
    G.leaders[id] =
      hex === undefined || (king && choose(4) > 0)
        ? { ...GONE, status: 'absent' }
        : { status: 'map', hex, spent: 0, from: null, attacked: false };
  }
};
