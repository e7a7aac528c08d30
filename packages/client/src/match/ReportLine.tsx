import { useState } from 'react';
import { reportLine } from '../connection/match-papers.ts';
import type { ChatLine } from '../connection/wire.ts';
import { useLanguage } from '../i18n/i18n.tsx';

interface ReportLineProps {
  readonly match: string;
  readonly line: ChatLine;
}

/** Tells the operator of a line somebody else said, after asking whether that is meant. */
export function ReportLine({ match, line }: ReportLineProps) {
  const { t } = useLanguage();
  const [state, setState] = useState<'idle' | 'sure' | 'sending' | 'sent' | 'failed'>('idle');
  const send = (): void => {
    setState('sending');
    reportLine(match, line.id).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  if (state === 'sent') return <small role="status">{t('table.chat.reported')}</small>;
  if (state === 'idle')
    return (
      <button
        type="button"
        className="report-line"
        onClick={() => setState('sure')}
        aria-label={t('table.chat.report.of', { name: line.name })}
      >
        {t('table.chat.report')}
      </button>
    );
  return (
    <span className="report-sure" role="alert">
      {t(state === 'failed' ? 'table.chat.report.failed' : 'table.chat.report.sure')}{' '}
      {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
      <button type="button" autoFocus disabled={state === 'sending'} onClick={send}>
        {t('table.chat.report.send')}
      </button>{' '}
      <button type="button" onClick={() => setState('idle')}>
        {t('match.act.cancel')}
      </button>
    </span>
  );
}
