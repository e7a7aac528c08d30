import { useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly act: string;
  readonly details: unknown;
}

/** Who did what, and why. */
export function Audit() {
  const { language, t } = useLanguage();
  const [entries, setEntries] = useState<readonly AuditEntry[]>();
  useEffect(() => {
    call<{ entries: readonly AuditEntry[] }>('GET', '/operator/audit')
      .then((answer) => setEntries(answer.entries))
      .catch(() => undefined);
  }, []);
  return (
    <section className="sheet">
      <h2>{t('operator.audit')}</h2>
      {entries?.length === 0 && <p className="hint">{t('operator.audit.none')}</p>}
      <ul className="account-list">
        {entries?.map(({ id, at, actor, act, details }) => (
          <li key={id}>
            <span>
              {formatMoment(language, at)} · {actor} · {act} <small className="hint">{JSON.stringify(details)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
