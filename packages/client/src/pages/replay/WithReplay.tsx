import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { DeadEnd } from '../site/DeadEnd.tsx';
import { notStarted, type Replay, useReplay } from './use-replay.ts';

interface WithReplayProps {
  readonly title: string;
  /** What is said of a match that has no position yet. */
  readonly tooEarly: string;
  readonly children: (replay: Replay) => ReactNode;
}

/** A page about the whole of the match at this address; until it has come, and when it cannot, what there is to say. */
export function WithReplay({ title, tooEarly, children }: WithReplayProps) {
  const t = useT();
  const id = usePath().split('/')[2] ?? '';
  const replay = useReplay(id);
  if (replay === undefined)
    return (
      <main className="page-loading">
        <h1>{t('common.loading')}</h1>
      </main>
    );
  if (!('failure' in replay)) return children(replay);
  if (replay.failure === notStarted)
    return <DeadEnd title={title} help={tooEarly} next={{ href: `/join/${id}`, label: t('replay.toSeats') }} />;
  return <DeadEnd title={title} help={t('replay.failed', { why: problemLine(replay.failure, t) })} />;
}
