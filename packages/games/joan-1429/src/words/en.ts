import { assemble } from './assemble.ts';
import { battle } from './en/battle.ts';
import { determination } from './en/determination.ts';
import { movement } from './en/movement.ts';
import { recapLines } from './en/recap.ts';

const areas = [battle, determination, movement];

export const en = assemble({
  violations: areas.map((area) => area.violations),
  happenings: areas.map((area) => area.happenings),
  prompts: areas.map((area) => area.prompts),
  over: 'The match is over.',
  recapLines,
});
