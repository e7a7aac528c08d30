import { useCallback, useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';

interface Report {
  readonly id: number;
  readonly match_id: string | null;
  readonly n: number | null;
  /** The line of chat that is complained of, where it is one. */
  readonly line: string | null;
  /** Who reported it. */
  readonly name: string | null;
  readonly text: string;
  readonly at: string;
}

/** What players have told the operator and nobody has settled yet. */
export function Reports({ acted }: { readonly acted: () => void }) {
  const { language, t } = useLanguage();
  const [reports, setReports] = useState<readonly Report[]>();
  const read = useCallback(async (): Promise<void> => {
    setReports((await call<{ reports: readonly Report[] }>('GET', '/operator/reports')).reports);
  }, []);
  useEffect(() => {
    read().catch(() => undefined);
  }, [read]);
  const settle = async (id: number): Promise<void> => {
    await call('POST', `/operator/reports/${id}/settle`, {});
    acted();
    await read();
  };
  return (
    <section className="sheet">
      <h2>{t('operator.reports')}</h2>
      {reports?.length === 0 && <p className="hint">{t('operator.reports.none')}</p>}
      <ul className="account-list">
        {reports?.map(({ id, match_id: match, n, line, name, text, at }) => (
          <li key={id} className="operator-report">
            <span>
              {line !== null && <q>{line}</q>} {text}{' '}
              <small className="hint">
                {[name, formatMoment(language, at)].filter((part) => part !== null).join(' · ')}
              </small>
            </span>
            {match !== null && (
              <Link href={n === null ? `/match/${match}` : `/match/${match}/replay?at=${n}`}>
                {t('operator.report.open')}
              </Link>
            )}
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => void settle(id).catch(() => undefined)}
            >
              {t('operator.settle')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
