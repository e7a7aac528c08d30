import { type FormEvent, useEffect, useState } from 'react';
import { createMatch, guestName } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { navigate, useQuery } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { Mark } from '../site/Mark.tsx';
import { Shield } from '../site/Shield.tsx';
import { SitePage } from '../site/SitePage.tsx';
import { readPerson, usePerson } from '../use-person.ts';
import { accesses, emptyForm, type NewMatchForm, paces, scenarios, sideChoices, switchedOn } from './new-match-form.ts';
import { OptionGroups } from './OptionGroups.tsx';
import { Tile } from './Tile.tsx';
import './new-match.css';

export function NewMatchPage() {
  const t = useT();
  const person = usePerson();
  const wished = useQuery().get('side');
  const [form, setForm] = useState<NewMatchForm>(() =>
    emptyForm(guestName(), sideChoices.find((side) => side === wished) ?? 'french'),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (part: Partial<NewMatchForm>): void => setForm((was) => ({ ...was, ...part }));
  const setOption = (part: Partial<NewMatchForm['options']>): void => change({ options: { ...form.options, ...part } });
  const slow = form.pace === 'days' || form.pace === 'week';
  const known = person?.name;
  useEffect(() => {
    if (known !== undefined) setForm((was) => (was.name === '' ? { ...was, name: known } : was));
  }, [known]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      // Nobody races against himself.
      const id = await createMatch(form.side === 'both' ? { ...form, pace: 'none' } : form);
      void readPerson();
      navigate(form.side === 'both' ? `/match/${id}` : `/join/${id}`);
    } catch (error) {
      setFailure(problemLine(error, t));
      setBusy(false);
    }
  };
  const pictures = {
    french: <Shield side="french" />,
    english: <Shield side="english" />,
    random: <Mark />,
    both: (
      <span className="tile-both">
        <Shield side="french" />
        <Shield side="english" />
      </span>
    ),
  } as const;
  return (
    <SitePage title={t('match.new.title')} className="new-match">
      <h1>{t('match.new.title')}</h1>
      <p className="site-lead">{t('match.new.lead')}</p>
      <form className="new-match-form" onSubmit={(event) => void submit(event)}>
        <div className="new-match-choices">
          <fieldset>
            <legend>{t('match.new.side')}</legend>
            <div className="tiles tiles-two">
              {sideChoices.map((side) => (
                <Tile
                  key={side}
                  type="radio"
                  name="side"
                  checked={form.side === side}
                  onChange={() => change({ side })}
                  title={t(`match.new.side.${side}`)}
                  line={t(`match.new.side.${side}.line`)}
                  picture={pictures[side]}
                />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{t('match.new.scenario')}</legend>
            <div className="tiles tiles-two">
              {scenarios.map((scenario) => (
                <Tile
                  key={scenario}
                  type="radio"
                  name="scenario"
                  checked={form.options.scenario === scenario}
                  onChange={() => setOption({ scenario, ...(scenario === 'maidLeads' ? { englishFirst: false } : {}) })}
                  title={t(`match.new.scenario.${scenario}`)}
                  line={t(`match.new.scenario.${scenario}.line`)}
                />
              ))}
            </div>
          </fieldset>
          {form.side !== 'both' && (
            <fieldset>
              <legend>{t('match.new.pace')}</legend>
              <div className="tiles tiles-two">
                {paces.map((pace) => (
                  <Tile
                    key={pace}
                    type="radio"
                    name="pace"
                    checked={form.pace === pace}
                    onChange={() => change({ pace })}
                    title={t(`match.new.pace.${pace}`)}
                    line={t(`match.new.pace.${pace}.line`)}
                  />
                ))}
                {slow &&
                  (['nights', 'weekends'] as const).map((rest) => (
                    <Tile
                      key={rest}
                      type="checkbox"
                      name={rest}
                      checked={form[rest]}
                      onChange={(checked) => change({ [rest]: checked })}
                      title={t(`match.new.${rest}`)}
                      line={t(`match.new.${rest}.line`)}
                    />
                  ))}
              </div>
              <p className="hint">
                {form.pace !== 'none' && t('clock.runsOut')} {t('clock.abandon')}
              </p>
            </fieldset>
          )}
          <fieldset>
            <legend>{t('match.new.access')}</legend>
            <div className="tiles tiles-two">
              {accesses.map((access) => (
                <Tile
                  key={access}
                  type="radio"
                  name="access"
                  checked={form.access === access}
                  onChange={() => change({ access })}
                  title={t(`match.new.access.${access}`)}
                  line={t(`match.new.access.${access}.line`)}
                />
              ))}
              <Tile
                type="checkbox"
                name="watchable"
                checked={form.watchable}
                onChange={(watchable) => change({ watchable })}
                title={t('match.new.watchable')}
                line={t('match.new.watchable.line')}
              />
            </div>
          </fieldset>
          <OptionGroups options={form.options} onChange={setOption} />
        </div>
        <aside className="sheet new-match-summary">
          <h2>{t('match.new.summary')}</h2>
          <label className="field">
            {t('match.new.name')}
            <input
              value={form.name}
              required
              maxLength={40}
              autoComplete="nickname"
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <p className="hint">{t('match.new.name.line')}</p>
          <ul className="new-match-chosen">
            <li>{t(`match.new.side.${form.side}`)}</li>
            <li>{t(`match.new.scenario.${form.options.scenario}`)}</li>
            {form.side !== 'both' && <li>{t(`match.new.pace.${form.pace}`)}</li>}
            {form.side !== 'both' && slow && form.nights && <li>{t('match.new.nights')}</li>}
            {form.side !== 'both' && slow && form.weekends && <li>{t('match.new.weekends')}</li>}
            <li>{t(`match.new.access.${form.access}`)}</li>
            {switchedOn(form.options).map((name) => (
              <li key={name}>{t(`match.option.${name}`)}</li>
            ))}
          </ul>
          <div role="alert">
            {failure !== undefined && <p className="notice">{t('match.new.failed', { why: failure })}</p>}
          </div>
          <button type="submit" className="button" disabled={busy}>
            {t(busy ? 'match.new.creating' : 'match.new.create')}
          </button>
        </aside>
      </form>
    </SitePage>
  );
}
