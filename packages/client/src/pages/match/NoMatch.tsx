import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { DeadEnd } from '../site/DeadEnd.tsx';
import type { NoMatchReason } from './no-match.ts';

const titles = {
  notFound: 'match.failure.notFound',
  closed: 'match.failure.closed',
  calledOff: 'over.calledOff',
} as const;

interface NoMatchProps {
  readonly why: NoMatchReason;
  readonly children?: ReactNode;
}

export function NoMatch({ why, children }: NoMatchProps) {
  const t = useT();
  return (
    <DeadEnd title={t(titles[why])} help={t(`match.failure.${why}.help`)}>
      {children}
    </DeadEnd>
  );
}
