import { useT } from '../../i18n/i18n.tsx';
import type { ListedMatch } from '../listed-match.ts';
import { paces, scenarios, switchedOn } from '../new-match/new-match-form.ts';

/** What was chosen for this match, in the words it was chosen by. */
export function MatchSettings({ match }: { readonly match: ListedMatch }) {
  const t = useT();
  const on = switchedOn(match.setup);
  const given = (match.setup as { scenario?: string } | null)?.scenario;
  const scenario = scenarios.find((known) => known === given) ?? 'standard';
  const pace = paces.find((known) => known === match.pace) ?? 'none';
  return (
    <section className="sheet" aria-labelledby="settings">
      <h2 id="settings">{t('match.join.settings')}</h2>
      <p>
        {t(`match.new.scenario.${scenario}`)}. <span className="hint">{t(`match.new.scenario.${scenario}.line`)}</span>
      </p>
      <p>
        {t(`match.new.pace.${pace}`)}. <span className="hint">{t(`match.new.pace.${pace}.line`)}</span>
      </p>
      {match.clock?.nights && <p className="hint">{t('match.new.nights.line')}</p>}
      {match.clock?.weekends && <p className="hint">{t('match.new.weekends.line')}</p>}
      <p className="hint">
        {pace !== 'none' && t('clock.runsOut')} {t('clock.abandon')}
      </p>
      {on.length === 0 && <p className="hint">{t('match.join.plain')}</p>}
      <ul className="join-options">
        {on.map((name) => (
          <li key={name}>
            {t(`match.option.${name}`)} <small className="hint">{t(`match.option.${name}.line`)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
