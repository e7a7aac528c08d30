import { type MatchOptions, SWITCHES } from '@oriflamme/joan-1429';
import type { CaseId } from '@oriflamme/joan-1429/rulebook';

const VARIANTS = ['burgundyGreaterRole', 'noDeRais'] as const;

/** Cases that a match shows by how it is set up. */
export const seenInOptions = (options: MatchOptions): CaseId[] => {
  const seen: CaseId[] = ['R6'];
  if (SWITCHES.some((name) => options[name] && !VARIANTS.some((variant) => variant === name))) seen.push('9.0');
  if (options.scenario === 'standard') {
    seen.push('10.1', '10.2', '10.4', '10.5', '10.6');
    if (!options.burgundyGreaterRole) seen.push('10.3');
    seen.push(options.englishFirst ? 'R53' : 'R2');
    if (!options.englishFirst) seen.push('4.1');
  } else {
    seen.push('11.0', '11.1', '11.1.1', '11.1.3', '11.1.4', '11.1.5', '11.1.6');
    if (!options.burgundyGreaterRole) seen.push('11.1.2');
  }
  if (options.burgundyGreaterRole) seen.push('11.2');
  if (options.noDeRais) seen.push('11.3');
  return seen;
};
