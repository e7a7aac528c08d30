import type { RuleTexts } from '../case-texts.ts';
import { modules2to4 } from './modules-2-to-4.ts';
import { modules5to6 } from './modules-5-to-6.ts';
import { modules7to8 } from './modules-7-to-8.ts';
import { modules9to11 } from './modules-9-to-11.ts';
import { eventEffects, introduction } from './overview.ts';
import { rulings } from './rulings.ts';

export const texts: RuleTexts = {
  introduction,
  eventEffects,
  cases: { ...modules2to4, ...modules5to6, ...modules7to8, ...modules9to11, ...rulings },
};
