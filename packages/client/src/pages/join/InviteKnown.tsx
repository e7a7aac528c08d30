import { useEffect, useState } from 'react';
import { type Known, readKnown } from '../../connection/invitations.ts';
import { call } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { problemLine } from '../problem.ts';

/** Those one has played with before get the match on their first page, without a link. */
export function InviteKnown({ id }: { readonly id: string }) {
  const t = useT();
  const [people, setPeople] = useState<readonly Known[]>([]);
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let current = true;
    readKnown()
      .then((known) => current && setPeople(known))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  const invite = (person: string): void => {
    setFailure(undefined);
    call('POST', `/matches/${encodeURIComponent(id)}/invitations`, { person })
      .then(() => setInvited((was) => [...was, person]))
      .catch((error: unknown) => setFailure(problemLine(error, t)));
  };
  if (people.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="known">
      <h2 id="known">{t('match.join.known')}</h2>
      <ul className="join-known">
        {people.map(({ id: person, name }) => (
          <li key={person}>
            <span>{name}</span>
            <button
              type="button"
              className="button button-quiet button-small"
              disabled={invited.includes(person)}
              onClick={() => invite(person)}
            >
              <span aria-live="polite">{t(invited.includes(person) ? 'match.join.asked' : 'home.act.invite')}</span>
              <span className="visually-hidden">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <p role="alert" className="notice">
          {failure}
        </p>
      )}
    </section>
  );
}
