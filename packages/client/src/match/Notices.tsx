import { memo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';
import type { Snapshot, Store } from './model.ts';
import { RuleLink } from './RuleLink.tsx';

interface NoticesProps {
  readonly snapshot: Snapshot;
  readonly store: Store;
}

/** The connection, and why the last order was not done. Said at once, to the eye and to the ear. */
export const Notices = memo(function Notices({ snapshot, store }: NoticesProps) {
  const { t } = useLanguage();
  const { why: wordsFor } = useGame();
  const { link, pending, refusal, info } = snapshot;
  const violation = refusal?.kind === 'refused' ? refusal.violation : undefined;
  const why =
    refusal === undefined
      ? undefined
      : refusal.kind === 'refused'
        ? t('match.refused', { why: wordsFor(refusal.violation) })
        : refusal.kind === 'stale'
          ? t('match.refused.stale')
          : t('match.refused.failed', { code: refusal.code });
  return (
    <div className="match-notices">
      <div role="status" aria-live="polite">
        {link !== 'live' && (
          <p className={`notice notice-${link}`} data-testid="link">
            {t(`match.link.${link}`)}
          </p>
        )}
        {info?.frozen && (
          <p className="notice notice-connecting" data-testid="frozen">
            {t('match.frozen')}
          </p>
        )}
        {pending && (
          <p className="notice notice-pending" data-testid="pending">
            {t(pending.state === 'sending' ? 'match.act.sending' : 'match.act.waiting')}
          </p>
        )}
      </div>
      <div role="alert">
        {why !== undefined && (
          <p className="notice notice-refused" data-testid="refusal">
            {why} {violation && <RuleLink rule={violation.rule} />}{' '}
            <button
              type="button"
              className="quiet"
              onClick={store.dismissRefusal}
              aria-label={t('match.refused.dismiss')}
            >
              ×
            </button>
          </p>
        )}
      </div>
    </div>
  );
});
