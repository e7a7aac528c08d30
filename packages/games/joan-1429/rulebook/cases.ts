import type { Case } from './case.ts';
import { MODULES_2_TO_4 } from './modules-2-to-4.ts';
import { MODULES_5_TO_6 } from './modules-5-to-6.ts';
import { MODULES_7_TO_8 } from './modules-7-to-8.ts';
import { MODULES_9_TO_11 } from './modules-9-to-11.ts';
import { RULINGS } from './rulings.ts';

/** Every numbered case of the rulebook that is played, and every ruling of this edition. */
const CASES = {
  ...MODULES_2_TO_4,
  ...MODULES_5_TO_6,
  ...MODULES_7_TO_8,
  ...MODULES_9_TO_11,
  ...RULINGS,
} as const;

export type CaseId = keyof typeof CASES;

export const CASE_IDS = Object.keys(CASES) as CaseId[];
export const isCaseId = (text: string): text is CaseId => Object.hasOwn(CASES, text);
export const caseOf = (id: CaseId): Case => CASES[id];
