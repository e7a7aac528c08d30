import type { MessageKey, Translate } from '../i18n/i18n.tsx';
import { endOf } from '../match/end-of.ts';
import { type ListedMatch, sides } from './listed-match.ts';

const reasons: readonly string[] = [
  'frenchAims',
  'henryAtRouen',
  'willBroken',
  'charlesLost',
  'henryLost',
  'bothKingsLost',
  'nothingDecided',
  'mandateDefied',
  'resignation',
  'agreement',
  'time',
  'abandonment',
  'lapse',
  'cancellation',
];

/** How a match ended, or undefined while it has not. */
export function outcomeLine({ outcome }: Pick<ListedMatch, 'outcome'>, t: Translate): string | undefined {
  if (outcome === null) return undefined;
  const by = reasons.includes(outcome.by) ? t(`outcome.by.${outcome.by}` as MessageKey) : outcome.by;
  return t(`outcome.${endOf({ ...outcome, winner: sides.find((side) => side === outcome.winner) ?? null })}`, { by });
}
