import type { Violation } from '@oriflamme/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { TableView } from './view.ts';

/** Something that would be regretted, with a key of its own. */
export interface Regret {
  readonly key: string;
  readonly said: ReactNode;
}

interface EndPhaseProps {
  readonly view: TableView;
  readonly label: string;
  /** What the button says once it has warned. */
  readonly anyway: string;
  readonly heading: string;
  readonly regrets: readonly Regret[];
  readonly refusal: Violation | null | undefined;
  /** The step has no other order to give: the key that gives orders gives this one. */
  readonly confirms?: boolean;
  /** Stands back while something else is being prepared. */
  readonly quiet?: boolean;
  readonly onEnd: () => void;
}

/** The end of a step, which cannot always be taken back: what would be regretted is said before it, once. */
export function EndPhase({ view, regrets, refusal, confirms = false, quiet = false, ...props }: EndPhaseProps) {
  const { t } = useLanguage();
  const { why } = useGame();
  const [asked, setAsked] = useState<number>();
  const asking = asked === view.n && regrets.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who turned to something else in between is asked again
  useEffect(() => setAsked(undefined), [quiet]);
  const end = (): void => {
    if (regrets.length > 0 && !asking) setAsked(view.n);
    else props.onEnd();
  };
  return (
    <>
      {asking && (
        <section className="why-not" role="alert" data-testid="warnings">
          <h4>{props.heading}</h4>
          <ul>
            {regrets.map(({ key, said }) => (
              <li key={key}>{said}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={confirms ? 'row actions' : 'row'}>
        <button
          type="button"
          className={quiet && !asking ? undefined : 'primary'}
          data-end
          data-confirm={confirms || undefined}
          disabled={!view.ready || Boolean(refusal)}
          onClick={end}
        >
          {asking ? props.anyway : props.label}
        </button>
        {asking && (
          <button type="button" onClick={() => setAsked(undefined)}>
            {t('table.warn.wait')}
          </button>
        )}
      </p>
      {refusal && (
        <p className="why-not">
          {why(refusal)} <RuleLink rule={refusal.rule} />
        </p>
      )}
    </>
  );
}
