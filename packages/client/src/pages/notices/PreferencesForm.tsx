import { type FormEvent, useState } from 'react';
import { useLanguage, useT } from '../../i18n/i18n.tsx';
import { HourChoice, INTERVALS, MORNING, QUIET_NIGHT } from '../../match/notice-times.tsx';
import { setSoundWanted, soundWanted } from '../../match/sound.ts';
import { problemLine } from '../problem.ts';
import { type NoticeSettings, type Preferences, saveNotices, TOPICS } from './notice-settings.ts';

interface PreferencesFormProps {
  readonly settings: NoticeSettings;
  readonly changed: (settings: NoticeSettings) => void;
}

/** What about, how often, and when not; saved together, in the language of the page. */
export function PreferencesForm({ settings, changed }: PreferencesFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const [wishes, setWishes] = useState(() => withZone(settings.preferences));
  const [sound, setSound] = useState(soundWanted);
  const [said, setSaid] = useState<{ readonly good: boolean; readonly line: string }>();
  const change = (part: Partial<Preferences>): void => setWishes({ ...wishes, ...part });
  const topic = (name: (typeof TOPICS)[number], on: boolean): void =>
    change({ topics: TOPICS.filter((each) => (each === name ? on : wishes.topics.includes(each))) });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSoundWanted(sound);
    saveNotices({ ...wishes, language }).then(
      (now) => {
        changed(now);
        setSaid({ good: true, line: t('notices.saved') });
      },
      (error: unknown) => setSaid({ good: false, line: problemLine(error, t) }),
    );
  };
  return (
    <form className="sheet notices-wishes" onSubmit={save}>
      <fieldset>
        <legend>{t('notices.topics')}</legend>
        {TOPICS.map((name) => (
          <label key={name} className="account-check">
            <input
              type="checkbox"
              checked={wishes.topics.includes(name)}
              onChange={(event) => topic(name, event.target.checked)}
            />
            {t(`notices.topic.${name}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('notices.when')}</legend>
        <label className="notices-line">
          {t('notices.every')}
          <select value={wishes.atMostEvery} onChange={(event) => change({ atMostEvery: Number(event.target.value) })}>
            {INTERVALS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t(`notices.every.${minutes}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="account-check">
          <input
            type="checkbox"
            checked={wishes.quiet !== null}
            onChange={(event) => change({ quiet: event.target.checked ? QUIET_NIGHT : null })}
          />
          {t('notices.quiet')}
        </label>
        {wishes.quiet !== null && (
          <p className="notices-line">
            <HourChoice
              label={t('notices.from')}
              hour={wishes.quiet.from}
              choose={(from) => change({ quiet: { ...(wishes.quiet ?? QUIET_NIGHT), from } })}
            />
            <HourChoice
              label={t('notices.until')}
              hour={wishes.quiet.until}
              choose={(until) => change({ quiet: { ...(wishes.quiet ?? QUIET_NIGHT), until } })}
            />
          </p>
        )}
        <label className="account-check">
          <input
            type="checkbox"
            checked={wishes.digest !== null}
            onChange={(event) => change({ digest: event.target.checked ? MORNING : null })}
          />
          {t('notices.digest')}
        </label>
        {wishes.digest !== null && (
          <p className="notices-line">
            <HourChoice label={t('notices.digest.at')} hour={wishes.digest} choose={(digest) => change({ digest })} />
          </p>
        )}
        <label className="notices-line">
          {t('notices.zone')}
          <select value={wishes.timeZone} onChange={(event) => change({ timeZone: event.target.value })}>
            {[...new Set([wishes.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        <p className="hint">{t('notices.zone.line')}</p>
      </fieldset>
      <fieldset>
        <legend>{t('notices.here')}</legend>
        <label className="account-check">
          <input type="checkbox" checked={sound} onChange={(event) => setSound(event.target.checked)} />
          {t('notices.sound')}
        </label>
      </fieldset>
      <button type="submit" className="button">
        {t('notices.save')}
      </button>
      <div role="status">{said?.good && <p className="notice notice-good">{said.line}</p>}</div>
      <div role="alert">{said && !said.good && <p className="notice">{said.line}</p>}</div>
    </form>
  );
}

/** Whoever has never said where he lives is taken to live where his browser does. */
function withZone(wishes: Preferences): Preferences {
  return wishes.timeZone === 'UTC'
    ? { ...wishes, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
    : wishes;
}
