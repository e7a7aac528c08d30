import type { Translate } from '../i18n/i18n.tsx';
import { namesIn } from './names.ts';
import type { TableView } from './view.ts';

/**
 * What is asked, in one sentence: of who decides in the words of the game, of everybody else as what they wait for.
 * A question put to the other side must not read as if it were put to this reader.
 */
export function askedOf(
  { G, at, acting, mode }: Pick<TableView, 'G' | 'at' | 'acting' | 'mode'>,
  gamesWords: () => string,
  t: Translate,
): string | undefined {
  if (at === undefined) return undefined;
  const { step, side } = at;
  if (acting !== undefined || mode === 'sandbox') return gamesWords();
  const who = t(`match.the.${side}`);
  const hex = G.battle ? namesIn(t).at(G.battle.target) : '';
  switch (step) {
    case 'fireLosses':
    case 'attackerLosses':
    case 'defenderLosses':
      return t('match.wait.losses', { who, hex });
    default:
      return t(`match.wait.${step}`, { who, hex });
  }
}
