import type { Step } from '@oriflamme/joan-1429';
import { useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import type { TableView } from './view.ts';

const key = 'oriflamme.guided';

/** Whether this browser still wants turn 1 explained. */
export function useGuide(): { readonly on: boolean; readonly set: (on: boolean) => void } {
  const [on, setOn] = useState(() => localStorage.getItem(key) === null);
  const set = (wanted: boolean): void => {
    if (wanted) localStorage.removeItem(key);
    else localStorage.setItem(key, 'done');
    setOn(wanted);
  };
  return { on, set };
}

interface GuideProps {
  readonly view: TableView;
  /** Something is chosen on the map already. */
  readonly choosing: boolean;
  readonly onSkip: () => void;
}

const lessons: Readonly<Partial<Record<Step, string>>> = {
  build: 'build',
  movement: 'movement',
  combat: 'combat',
  stand: 'stand',
  fireLosses: 'losses',
  attackerLosses: 'losses',
  defenderLosses: 'losses',
  advance: 'advance',
  refuge: 'refuge',
  withdraw: 'withdraw',
};

/** Turn 1 on the real board, explained prompt by prompt to those who play for the first time. */
export function Guide({ view, choosing, onSkip }: GuideProps) {
  const { t } = useLanguage();
  const { at, acting, G } = view;
  const lesson = acting === undefined ? 'wait' : at && lessons[at.step];
  // The English have nothing to move on turn 1, and nobody builds: what turn 2 asks for the first time is explained too.
  const last = view.eyes === 'english' || lesson === 'build' ? 2 : 1;
  if (!at || lesson === undefined || G.turn > last) return null;
  const begins = G.turn === 1 && !choosing && (lesson === 'movement' || lesson === 'wait');
  const name = choosing && (lesson === 'movement' || lesson === 'combat') ? `${lesson}.chosen` : lesson;
  return (
    <aside className="guide" aria-label={t('table.guide')} data-testid="guide">
      <p>
        {begins && <strong>{t('table.guide.aim', { aim: t(`match.new.side.${view.eyes}.line`) })} </strong>}
        {t(`table.guide.${name}` as 'table.guide.movement')}
      </p>
      <button type="button" className="quiet" onClick={onSkip}>
        {t('table.guide.skip')}
      </button>
    </aside>
  );
}
