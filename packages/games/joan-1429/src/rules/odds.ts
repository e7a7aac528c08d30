import type { Factor, Lots, Odds } from '../battle/state.ts';
import { lotEntries } from '../forces.ts';
import { readLot } from '../lots.ts';
import type { G } from '../state.ts';
import {
  allDefenders,
  type Clash,
  consistsOf,
  crossesRiver,
  fightingAttackers,
  fightingDefenders,
  hasType,
  isTownHex,
  shoots,
  sumOf,
} from './combat.ts';
import { terrainOf } from './siege.ts';

/** The column beyond 4-1: the defence is swept away without a roll. */
export const BEYOND = 6;

/** [6.2.7, R30] Fractions fall to the defender; worse than 1-3 is 1-3. */
export const oddsColumn = (attack: number, defence: number): number => {
  if (attack <= 0) return 0;
  if (attack >= defence) return Math.min(BEYOND, Math.floor(attack / defence) + 1);
  return Math.max(0, 3 - Math.ceil(defence / attack));
};

/** [9.1] Bows or guns on one side alone move the odds a column its way. */
const columnShift = (G: G, attackers: Lots, defenders: Lots): -1 | 0 | 1 => {
  if (!G.options.columnShifts || shoots(attackers) === shoots(defenders)) return 0;
  return shoots(attackers) ? 1 : -1;
};

/** [9.1, R30] From beyond 4-1 a shift left comes back to 4-1. */
const shifted = (column: number, shift: number): number => Math.min(BEYOND, Math.max(0, column + shift));

/** [6.2.2, R28] What multiplies the defence; inside the walls the ground outside counts for nothing. */
const defenceFactors = (clash: Clash): Factor[] => {
  const factors: Factor[] = [];
  if (clash.inside) factors.push({ name: 'inside', rule: '6.2.2', times: 3 });
  else if (terrainOf(clash.target) !== 'clear') factors.push({ name: 'terrain', rule: 'R28', times: 2 });
  if (crossesRiver(clash.from, clash.target)) factors.push({ name: 'river', rule: 'R28', times: 2 });
  return factors;
};

/** [9.3.1, 9.3.2, 9.3.3] Types that count double in this attack. */
const doubledTypes = (G: G, clash: Clash, defenders: Lots): Factor[] => {
  const factors: Factor[] = [];
  const { siegeWeaponsDoubled, artilleryDoubled, heavyCavalryDoubled } = G.options;
  if (siegeWeaponsDoubled && clash.inside) factors.push({ name: 'siegeWeapons', rule: '9.3.1', times: 2 });
  const covered = isTownHex(clash.target) || ['woods', 'rough'].includes(terrainOf(clash.target));
  if (artilleryDoubled && !covered && sumOf(allDefenders(G, clash)) > 10) {
    factors.push({ name: 'artillery', rule: '9.3.2', times: 2 });
  }
  const open = !clash.inside && terrainOf(clash.target) === 'clear';
  if (heavyCavalryDoubled && open && consistsOf(defenders, 'lightCavalry', 'militia')) {
    factors.push({ name: 'heavyCavalry', rule: '9.3.3', times: 2 });
  }
  return factors;
};

const DOUBLED = { siegeWeapons: 'siege', artillery: 'artillery', heavyCavalry: 'heavyCavalry' } as const;

/** [3.4.4, 6.2.7, R20, R28, R50] Both strengths with every factor named, and the column they give. */
export const oddsOf = (G: G, clash: Clash): Odds => {
  const attackers = fightingAttackers(clash);
  const defenders = fightingDefenders(G, clash);
  const attackFactors = doubledTypes(G, clash, defenders).filter(
    ({ name }) => name in DOUBLED && hasType(attackers, DOUBLED[name as keyof typeof DOUBLED]),
  );
  const doubled = new Set(attackFactors.map(({ name }) => DOUBLED[name as keyof typeof DOUBLED]));
  let halves = 0;
  let unsupplied = false;
  for (const [key, n] of lotEntries(attackers)) {
    const lot = readLot(key);
    unsupplied ||= lot.unsupplied;
    const times = doubled.has(lot.type as 'siege' | 'artillery' | 'heavyCavalry') ? 2 : 1;
    halves += n * times * (lot.unsupplied ? 1 : 2);
  }
  if (unsupplied) attackFactors.push({ name: 'unsupplied', rule: '3.4.4', times: 0.5 });
  const attack = Math.floor(halves / 2);
  const factors = defenceFactors(clash);
  const defence = factors.reduce((sps, { times }) => sps * times, sumOf(defenders));
  const shift = columnShift(G, attackers, defenders);
  const column = shifted(oddsColumn(attack, defence), shift);
  return { attack, defence, attackFactors, defenceFactors: factors, column, shift };
};
