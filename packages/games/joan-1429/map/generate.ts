import { draw } from './drawing.ts';
import type { Facts } from './facts.ts';
import { shapesText } from './shapes-text.ts';
import { survey } from './survey.ts';
import { tableText } from './table-text.ts';

/** The generated files by name, as text. The same facts always give the same text. */
export const generate = (facts: Facts): Readonly<Record<'map-table.ts' | 'map-shapes.ts', string>> => {
  const surveyed = survey(facts);
  return { 'map-table.ts': tableText(surveyed), 'map-shapes.ts': shapesText(surveyed, draw(surveyed)) };
};
