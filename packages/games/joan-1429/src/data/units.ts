import type { UnitType } from '../ids.ts';

export interface UnitFacts {
  /** This edition's own figure: the printed counters are not at hand. */
  readonly allowance: number;
  readonly cavalry: boolean;
  /** [3.1.1] Counts toward the 20 SPs of a hex. */
  readonly stacks: boolean;
  /** Artillery and Siege Weapons, lost first when their force must leave its hex [7.3.1]. */
  readonly gun: boolean;
  /** [6.2.6] Archers and Artillery; Siege Weapons do not. */
  readonly firesDefensively: boolean;
  /** [5.2.5] RPs for one SP; militia cannot be bought. */
  readonly cost: number | null;
}

/** [R6] Eight types of combat unit, Artillery and Siege Weapons apart. */
export const UNITS: Readonly<Record<UnitType, UnitFacts>> = Object.freeze({
  infantry: { allowance: 5, cavalry: false, stacks: true, gun: false, firesDefensively: false, cost: 1 },
  militia: { allowance: 4, cavalry: false, stacks: true, gun: false, firesDefensively: false, cost: null },
  archers: { allowance: 5, cavalry: false, stacks: true, gun: false, firesDefensively: true, cost: 1 },
  engineers: { allowance: 5, cavalry: false, stacks: false, gun: false, firesDefensively: false, cost: 3 },
  siege: { allowance: 3, cavalry: false, stacks: false, gun: true, firesDefensively: false, cost: 3 },
  artillery: { allowance: 4, cavalry: false, stacks: false, gun: true, firesDefensively: true, cost: 3 },
  lightCavalry: { allowance: 6, cavalry: true, stacks: true, gun: false, firesDefensively: false, cost: 1 },
  heavyCavalry: { allowance: 6, cavalry: true, stacks: true, gun: false, firesDefensively: false, cost: 2 },
});

/** [2.2.2] */
export const LEADER_ALLOWANCE = 6;
/** [9.5.1] */
export const SUPPLY_TRAIN_ALLOWANCE = 4;
