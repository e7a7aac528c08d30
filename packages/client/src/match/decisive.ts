import type { Happening, LeaderId } from '@oriflamme/joan-1429';
import type { Entry } from './model.ts';

/** Those whose fate decides wars. */
const great: readonly LeaderId[] = ['jeanne', 'charles', 'henry'];

/** Whether a happening is one of the steps that led to the end, and not one of many things told beside it. */
function counts(happening: Happening): boolean {
  switch (happening.kind) {
    case 'siegeRoll':
      return happening.falls;
    case 'siegeFate':
    case 'leaderCaptured':
    case 'leaderKilled':
      return great.includes(happening.leader);
    case 'leaderFate':
      return great.includes(happening.leader) && (happening.fate === 'killed' || happening.fate === 'captured');
    case 'townFellToSiege':
    case 'willChanged':
    case 'willBreaks':
    case 'crowned':
      return true;
    default:
      return false;
  }
}

/** What decided the match, out of all that its last order brought about; nothing where it was ended by word. */
export function decisive(entries: readonly Entry[]): readonly Happening[] {
  const last = entries.findLast(({ happenings }) => happenings.some(({ kind }) => kind === 'gameOver'));
  return ((last?.happenings ?? []) as readonly Happening[]).filter(counts);
}
