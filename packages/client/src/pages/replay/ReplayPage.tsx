import { useEffect } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { WithReplay } from './WithReplay.tsx';

/** A match from its first order to its last. */
export function ReplayPage() {
  const t = useT();
  useEffect(() => {
    document.title = `${t('replay.title')} · ${t('common.name')}`;
  }, [t]);
  return (
    <WithReplay title={t('replay.title')} tooEarly={t('replay.notStarted')}>
      {(replay) => <ReplayTable replay={replay} />}
    </WithReplay>
  );
}
