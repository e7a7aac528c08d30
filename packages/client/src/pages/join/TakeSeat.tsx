import { type FormEvent, useEffect, useState } from 'react';
import { guestName, takeSeat } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { type MatchInfo, sideOfSeat } from '../../match/model.ts';
import { problemLine } from '../problem.ts';
import { Shield } from '../site/Shield.tsx';
import { readPerson, usePerson } from '../use-person.ts';

const seats = ['1', '0'] as const;

/** A name and a seat: all that an invited friend has to give. */
export function TakeSeat({ id, info }: { readonly id: string; readonly info: MatchInfo }) {
  const t = useT();
  const person = usePerson();
  const [name, setName] = useState(guestName);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const known = person?.name;
  useEffect(() => {
    if (known !== undefined) setName((was) => (was === '' ? known : was));
  }, [known]);
  const free = seats.filter((seat) => !info.seats[seat].taken);
  const [first] = free;
  const take = async (seat: (typeof seats)[number]): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await takeSeat(id, seat, name);
      void readPerson();
    } catch (error) {
      setFailure(problemLine(error, t));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const seat = free.find((one) => one === submitter?.value) ?? first;
    if (seat !== undefined) void take(seat);
  };
  return (
    <section className="sheet" aria-labelledby="take">
      <h2 id="take">{t('match.join.choose')}</h2>
      <form onSubmit={submit} className="join-take">
        <label className="field">
          {t('match.new.name')}
          <input
            value={name}
            required
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {free.map((seat) => {
          const side = sideOfSeat[seat];
          return (
            <div key={seat} className="join-take-side">
              <button type="submit" name="seat" value={seat} className="button" disabled={busy}>
                <Shield side={side} />
                {t('match.join.take', { side: t(`match.side.${side}`) })}
              </button>
              <p className="hint">{t(`match.new.side.${side}.line`)}</p>
            </div>
          );
        })}
      </form>
      <div role="alert">
        {failure !== undefined && <p className="notice">{t('match.join.failed', { why: failure })}</p>}
      </div>
    </section>
  );
}
