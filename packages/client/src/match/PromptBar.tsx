import { joan1429 } from '@oriflamme/joan-1429';
import { memo, useMemo } from 'react';
import type { Act } from '../connection/transport.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { askedOf } from './asked.ts';
import { endOf, type Outcome } from './end-of.ts';
import { useGame } from './game.tsx';
import type { MatchInfo } from './model.ts';
import { mySeats } from './model.ts';
import { undoState, whyNoUndo } from './undo-state.ts';
import type { TableView } from './view.ts';

interface PromptBarProps {
  readonly view: TableView;
  readonly info: MatchInfo | undefined;
  readonly act: (act: Act) => void;
}

/** Who decides, what is asked in one sentence, and the buttons that every step has. */
export const PromptBar = memo(function PromptBar({ view, info, act }: PromptBarProps) {
  const { t } = useLanguage();
  const { words, why } = useGame();
  const { G, ctx, at, acting, ready, entries } = view;
  const over = ctx.gameover as Outcome | undefined;
  const mine = mySeats(info);
  const side = at && t(`match.side.${at.side}`);
  const table = (type: string): void => act({ kind: 'table', action: { type } });
  const can = useMemo(() => undoState(entries, acting), [entries, acting]);
  const noUndo = useMemo(() => whyNoUndo(entries, acting), [entries, acting]);
  const advice = useMemo(() => acting && joan1429.advise(G, ctx, acting), [G, ctx, acting]);
  const headline = (): string => {
    if (over) {
      const end = endOf(over);
      return end === 'english' || end === 'french'
        ? t('match.over.win', { side: t(`match.side.${end}`) })
        : t(`match.over.${end}`);
    }
    if (!side || info?.frozen) return t('match.decides.nobody');
    if (view.mode === 'past') return t('table.past.headline', { side });
    if (view.mode === 'sandbox') return t('table.sandbox.headline', { side });
    if (mine.length === 2) return t('match.decides.youAs', { side });
    if (acting) return t('match.decides.you');
    return t(mine.length === 0 ? 'match.decides.watch' : 'match.decides.other', { side });
  };
  return (
    <section className={`match-prompt ${at ? `prompt-${at.side}` : ''}`} aria-label={t('match.ask')}>
      <div aria-live="polite">
        <h2 data-testid="decides" tabIndex={-1}>
          {headline()}
        </h2>
        {at && !over && !info?.frozen && <p data-testid="prompt">{askedOf(view, () => words.prompt(G, ctx), t)}</p>}
      </div>
      {acting && !over && (
        <p className="row">
          {advice && (
            <button
              type="button"
              onClick={() => act({ kind: 'order', order: advice })}
              data-act="advised"
              disabled={!ready}
              title={t('match.act.advised.title')}
            >
              {t('match.act.advised')}
            </button>
          )}
          {/* What cannot be done is no button, but for Undo: it says why not, and keeps its place. */}
          {(['undo', 'redo', 'phaseStart'] as const)
            .filter((type) => type === 'undo' || can[type])
            .map((type) => (
              <button
                key={type}
                type="button"
                data-act={type}
                disabled={!ready || !can[type]}
                title={can[type] || !noUndo ? undefined : why(noUndo)}
                onClick={() => table(type)}
              >
                {t(`match.act.${type}`)}
              </button>
            ))}
        </p>
      )}
    </section>
  );
});
