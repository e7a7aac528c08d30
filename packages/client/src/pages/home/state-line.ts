import type { Language, Translate } from '../../i18n/i18n.tsx';
import { leftAt, timeWords } from '../../match/clock-time.ts';
import type { ListedMatch } from '../listed-match.ts';
import { paces, scenarios } from '../new-match/new-match-form.ts';

/** How a match that has no outcome stands: how far it is, and what time there is. */
export function stateLine(match: ListedMatch, now: number, language: Language, t: Translate): string {
  if (match.status === 'cancelled') return t('home.cancelled');
  const given = (match.setup as { scenario?: string } | null)?.scenario;
  const scenario = scenarios.find((known) => known === given) ?? 'standard';
  // The month a set-up begins in says nothing of one that is being played.
  const begun = match.status === 'running';
  return [
    begun ? t('home.order', { n: match.n ?? 0 }) : t(`home.scenario.${scenario}`),
    timeLeft(match, now, language, t) ?? t(`home.pace.${paces.find((known) => known === match.pace) ?? 'none'}`),
    ...(match.watchers > 0 ? [t('home.watchers', { n: match.watchers })] : []),
  ].join(' · ');
}

/** What is left to whoever decides, and has the least. */
function timeLeft(
  { status, clock, active }: ListedMatch,
  now: number,
  language: Language,
  t: Translate,
): string | undefined {
  if (status !== 'running' || clock === null || active.length === 0) return undefined;
  const left = Math.min(...active.map((seat) => leftAt(clock, seat, now)));
  return left <= 0 ? t('clock.out') : t('home.left', { time: timeWords(left, language) });
}
