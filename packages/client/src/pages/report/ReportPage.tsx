import { useT } from '../../i18n/i18n.tsx';
import { WithReplay } from '../replay/WithReplay.tsx';
import { Report } from './Report.tsx';

/** What a match amounts to, on a page to be sent to friends. */
export function ReportPage() {
  const t = useT();
  return (
    <WithReplay title={t('report.title')} tooEarly={t('report.notStarted')}>
      {(replay) => <Report replay={replay} />}
    </WithReplay>
  );
}
