import { COUNTERMIX } from '../data/countermix.ts';
import { LEADER_FACTS } from '../data/leaders.ts';
import { isLand, TOWNS, townAt } from '../data/map/index.ts';
import { PURSE_LIMIT } from '../data/scenarios.ts';
import { UNITS } from '../data/units.ts';
import { hasSps, lotEntries, spsOf, spsOnMap } from '../forces.ts';
import { enemyOf, type HexId, LEADERS, NATIONS, SIDE_OF, SIDES, type Situation, UNIT_TYPES } from '../ids.ts';
import { holder } from '../rules/control.ts';
import { willCeiling } from '../rules/will.ts';
import type { G } from '../state.ts';
import { brokenTurn } from './turn-invariants.ts';

/** [3.1, R8] */
const STACK = 20;

/** Everything that must be true of a match between two orders, whatever was played; each breach in a few words. */
export const brokenInvariants = (G: G, at: Situation | undefined): string[] => {
  const broken: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  forces(G, must);
  countermix(G, must);
  company(G, must);
  leaders(G, must);
  control(G, must);
  if (at?.step === 'combat') stacking(G, at, must);
  must(Number.isInteger(G.will) && G.will <= willCeiling(G), `Will ${G.will} above its ceiling`);
  must(G.will >= 0 || G.outcome !== null, `Will ${G.will} and the match goes on`);
  for (const [purse, rps] of Object.entries(G.purses)) {
    must(rps >= 0, `purse ${purse} at ${rps}`);
    must(at?.phase === 'firstDetermination' || rps <= PURSE_LIMIT, `purse ${purse} carries ${rps}`);
  }
  must(at !== undefined || G.outcome !== null, 'nobody decides and the match is not over');
  must((G.battle === null) === !(at !== undefined && inBattle(at, G)), `battle ${G.battle?.step} at step ${at?.step}`);
  return [...broken, ...brokenTurn(G, at)];
};

type Must = (holds: boolean, what: string) => void;

const inBattle = (at: Situation, G: G): boolean =>
  ['stand', 'fireLosses', 'attackerLosses', 'defenderLosses', 'advance'].includes(at.step) ||
  ((at.step === 'refuge' || at.step === 'withdraw') && G.battle !== null);

const forces = (G: G, must: Must): void => {
  for (const hex of Object.keys(G.forces) as HexId[]) {
    must(isLand(hex), `SPs at sea in ${hex}`);
    const lots = lotEntries(G.forces[hex] ?? {});
    must(lots.length > 0, `an empty record for ${hex}`);
    for (const [key, sps] of lots) must(Number.isInteger(sps) && sps > 0, `${sps} SPs of ${key} in ${hex}`);
  }
};

const countermix = (G: G, must: Must): void => {
  for (const nation of NATIONS) {
    for (const type of UNIT_TYPES) {
      const sps = spsOnMap(G, nation, type);
      must(sps <= COUNTERMIX[nation][type], `${sps} SPs of ${nation} ${type} exceed the countermix`);
    }
  }
};

/** [R18] Enemies share a hex only in a siege, or until the one who must leave has said where to. */
const company = (G: G, must: Must): void => {
  for (const hex of Object.keys(G.forces) as HexId[]) {
    if (!SIDES.every((side) => hasSps(G, hex, side))) continue;
    const leaving = G.withdrawals.some((withdrawal) => withdrawal.hex === hex);
    must(G.sieges[hex] !== undefined || leaving || G.battle !== null, `enemies together in ${hex}`);
  }
  for (const [hex, side] of Object.entries(G.sieges) as [HexId, 'english' | 'french'][]) {
    must(townAt(hex) !== undefined, `a siege of no town in ${hex}`);
    if (G.battle !== null) continue;
    must(hasSps(G, hex, side), `a siege without a besieger in ${hex}`);
    must(hasSps(G, hex, enemyOf(side)), `a siege without a garrison in ${hex}`);
  }
};

const leaders = (G: G, must: Must): void => {
  for (const id of LEADERS) {
    const { status, hex } = G.leaders[id];
    must((status === 'map') === (hex !== null), `${id} is ${status} in ${hex}`);
    if (hex === null) continue;
    must(isLand(hex), `${id} is at sea in ${hex}`);
    const { side } = LEADER_FACTS[id];
    const alone = !hasSps(G, hex, side) && hasSps(G, hex, enemyOf(side));
    must(
      !alone || G.battle !== null || G.withdrawals.length > 0 || G.outcome !== null,
      `${id} alone among enemies in ${hex}`,
    );
  }
};

/** [3.4.2, R17] Worked out anew from who stands where: nothing but La Rochelle's last captor is remembered. */
const control = (G: G, must: Must): void => {
  for (const { id, hex, home } of TOWNS) {
    const present = SIDES.filter((side) => hasSps(G, hex, side));
    // With the besieged gone the besieger is inside at once.
    const inside = present.filter((side) => G.sieges[hex] !== side || present.length === 1);
    const kept = id === 'la-rochelle' ? G.laRochelle : SIDE_OF[home];
    must(inside.length > 1 || holder(G, hex) === (inside[0] ?? kept), `${id} is held by ${holder(G, hex)}`);
    if (id === 'la-rochelle' && G.battle === null)
      must(inside[0] === undefined || inside[0] === kept, `${id} has forgotten its captor`);
  }
};

const stacking = (G: G, at: Situation, must: Must): void => {
  for (const hex of Object.keys(G.forces) as HexId[]) {
    const sps = spsOf(G, hex, at.side, (lot) => UNITS[lot.type].stacks);
    must(sps <= STACK, `${at.side} stack of ${sps} in ${hex}`);
  }
};
