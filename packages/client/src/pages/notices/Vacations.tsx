import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLanguage, useT } from '../../i18n/i18n.tsx';
import { problemLine } from '../problem.ts';

interface Holidays {
  readonly vacations: readonly { readonly id: number; readonly from: string; readonly until: string }[];
  readonly taken: readonly { readonly year: number; readonly days: number }[];
  readonly most: number;
}

/** The days on which one's clocks stand still. */
export function Vacations() {
  const t = useT();
  const { language } = useLanguage();
  const [holidays, setHolidays] = useState<Holidays>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call<Holidays>('GET', '/vacations').then(setHolidays, () => undefined);
  }, []);
  const attempt = (work: Promise<Holidays>): void => {
    setFailure(undefined);
    work.then(setHolidays, (error: unknown) => setFailure(problemLine(error, t)));
  };
  const take = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { from, until } = Object.fromEntries(new FormData(event.currentTarget));
    // From the beginning of the first day to the end of the last, by this browser's clock.
    const end = new Date(`${String(until)}T00:00:00`);
    end.setDate(end.getDate() + 1);
    const span = { from: new Date(`${String(from)}T00:00:00`).toISOString(), until: end.toISOString() };
    attempt(call('POST', '/vacations', span));
  };
  if (!holidays) return null;
  const now = new Date();
  const day = (iso: string, before = 0): string => formatDay(language, Date.parse(iso) - before);
  const year = now.getFullYear();
  const taken = holidays.taken.find((each) => each.year === year)?.days ?? 0;
  return (
    <section className="sheet">
      <h2>{t('notices.vacation')}</h2>
      <p className="hint">{t('notices.vacation.line', { most: holidays.most, taken, year })}</p>
      <ul className="account-list">
        {holidays.vacations
          .filter(({ until }) => new Date(until) > now)
          .map(({ id, from, until }) => (
            <li key={id}>
              <span>{t('notices.vacation.span', { from: day(from), until: day(until, 1) })}</span>
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => attempt(call('DELETE', `/vacations/${id}`))}
              >
                {t('notices.vacation.end')}
              </button>
            </li>
          ))}
      </ul>
      <form className="ask-form" onSubmit={take}>
        <label className="field">
          {t('notices.vacation.from')}
          <input name="from" type="date" required />
        </label>
        <label className="field">
          {t('notices.vacation.until')}
          <input name="until" type="date" required />
        </label>
        <button type="submit" className="button button-quiet">
          {t('notices.vacation.add')}
        </button>
      </form>
      <div role="alert">{failure !== undefined && <p className="notice">{failure}</p>}</div>
    </section>
  );
}
