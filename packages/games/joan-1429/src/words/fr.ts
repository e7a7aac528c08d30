import { assemble } from './assemble.ts';
import { battle } from './fr/battle.ts';
import { determination } from './fr/determination.ts';
import { movement } from './fr/movement.ts';
import { recapLines } from './fr/recap.ts';

const areas = [battle, determination, movement];

export const fr = assemble({
  violations: areas.map((area) => area.violations),
  happenings: areas.map((area) => area.happenings),
  prompts: areas.map((area) => area.prompts),
  over: 'La partie est finie.',
  recapLines,
});
