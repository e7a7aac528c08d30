import type { Happening } from '@oriflamme/joan-1429';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { BattleReport } from './BattleReport.tsx';
import { battleOf } from './battle-of.ts';
import { MatchOver } from './MatchOver.tsx';
import type { MatchInfo } from './model.ts';
import { Told } from './Told.tsx';
import type { TableView } from './view.ts';

interface IdleProps {
  readonly view: TableView;
  readonly info: MatchInfo | undefined;
  readonly over: boolean;
}

/** What there is to see while nothing is asked of this reader: the battle being fought, and what happened last. */
export function Idle({ view, info, over }: IdleProps) {
  const { t } = useLanguage();
  const battle = useMemo(() => battleOf(view.entries), [view.entries]);
  const last = view.entries.at(-1)?.happenings as readonly Happening[] | undefined;
  // What the battle's report tells is not told twice.
  const rest = (last ?? []).filter((one) => one !== battle?.declared && !battle?.told.includes(one));
  if (over) return <MatchOver view={view} info={info} />;
  return (
    <section className="idle">
      {rest.length > 0 && (
        <>
          <h3>{t('table.last')}</h3>
          <Told happenings={rest} />
        </>
      )}
      <BattleReport entries={view.entries} />
      {last === undefined && <p className="quiet">{t('match.log.empty')}</p>}
      <p className="quiet">
        {t('table.idle')} <span className="with-keys">{t('table.idle.keys')}</span>
      </p>
    </section>
  );
}
