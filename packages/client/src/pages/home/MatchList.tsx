import { type ReactNode, useEffect, useId, useState } from 'react';
import { serverNow } from '../../connection/server-time.ts';
import { useT } from '../../i18n/i18n.tsx';
import type { ListedMatch } from '../listed-match.ts';
import { MatchCard } from './MatchCard.tsx';

interface MatchListProps {
  readonly id: string;
  readonly title: string;
  readonly matches: readonly ListedMatch[];
  readonly empty?: string;
  /** What belongs to a match beside the way to it. */
  readonly beneath?: (match: ListedMatch) => ReactNode;
  readonly columns?: boolean;
  /** Shows more of them, where there are more. */
  readonly more?: (() => void) | undefined;
  /** Behind its title: opened by who wants to see them. */
  readonly folded?: boolean;
  readonly children?: ReactNode;
}

export function MatchList({ id, title, matches, empty, beneath, columns, more, folded, children }: MatchListProps) {
  const t = useT();
  const heading = useId();
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const cards = (
    <ul className={columns ? 'match-cards match-cards-wide' : 'match-cards'}>
      {matches.map((match) => (
        <MatchCard key={match.id} match={match} now={now}>
          {beneath?.(match)}
        </MatchCard>
      ))}
    </ul>
  );
  if (folded)
    return (
      <section id={id} className="match-list match-list-folded">
        <details>
          <summary>
            {title} <span className="hint">({matches.length})</span>
          </summary>
          {cards}
        </details>
      </section>
    );
  return (
    <section id={id} className="match-list" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {matches.length === 0 && <p className="hint">{empty}</p>}
      {cards}
      {more && (
        <p>
          <button type="button" className="button button-quiet button-small" onClick={more}>
            {t('home.more')}
            <span className="visually-hidden">: {title}</span>
          </button>
        </p>
      )}
      {children}
    </section>
  );
}
