import type { BoardStack } from '../../board/types.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import { type HexId, hexAt, type Place } from './door.ts';
import { placeName } from './place-name.ts';

/** "French cathedral town" or "village". */
export function describePlace(place: Place, control: Readonly<Record<string, string>>, t: Translate): string {
  if (place.kind === 'village') return t('board.village');
  const nation = t(`board.nation.${(control[place.id] ?? place.home) as typeof place.home}`);
  return t(place.kind === 'cathedral' ? 'board.cathedral' : 'board.town', { nation });
}

/** What a screen reader hears of a hex: "Orléans, French town, besieged; inside: Jeanne, 4 French infantry; outside: …". */
export function describeHex(
  hex: HexId,
  stacks: readonly BoardStack[],
  control: Readonly<Record<string, string>>,
  t: Translate,
): string {
  const facts = hexAt(hex);
  if (!facts) return hex;
  // Those in the town before those around it.
  const here = stacks
    .filter((stack) => stack.hex === hex)
    .sort((a, b) => Number(b.stance === 'besieged') - Number(a.stance === 'besieged'));
  const besieged = here.find((stack) => stack.stance === 'besieged');
  const parts: string[] = [];
  const { place } = facts;
  if (place) {
    parts.push(placeName(t, place));
    parts.push(describePlace(place, control, t));
  } else parts.push(t('board.hex', { hex }));
  parts.push(t(`board.terrain.${facts.terrain}`));
  if (besieged) parts.push(t('board.besieged'));
  const forces = here.map((stack) => {
    const where =
      stack.stance === 'besieged' ? 'board.inside' : stack.stance === 'besieging' ? 'board.outside' : 'board.here';
    return t(where, { force: stack.outOfSupply ? t('board.outOfSupply', { force: stack.title }) : stack.title });
  });
  return [parts.join(', '), ...forces].join('; ');
}
