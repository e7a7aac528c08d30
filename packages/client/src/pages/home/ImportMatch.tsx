import { type ChangeEvent, useState } from 'react';
import { call, guestName, LobbyError, signInAsGuest } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { navigate } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { readPerson, usePerson } from '../use-person.ts';

/** Neither of ours nor anything at all. */
const isNoMatch = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof LobbyError && /^invalid-(body|document)$/.test(error.code));

/** A match that was exported, here or elsewhere, is read from its file and replayed. */
export function ImportMatch() {
  const t = useT();
  const person = usePerson();
  const [failure, setFailure] = useState<string>();
  const read = async (file: File): Promise<void> => {
    const document: unknown = JSON.parse(await file.text());
    if (!person) {
      await signInAsGuest(guestName() || t('home.guest'));
      void readPerson();
    }
    const { match } = await call<{ match: { id: string } }>('POST', '/matches/import', document);
    navigate(`/match/${match.id}/replay`);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    // The same file chosen again is a new choice.
    event.target.value = '';
    setFailure(undefined);
    if (file)
      read(file).catch((error: unknown) =>
        setFailure(isNoMatch(error) ? t('home.import.none') : problemLine(error, t)),
      );
  };
  return (
    <div className="import-match">
      <label className="button button-quiet button-small">
        {t('home.import')}
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={choose} />
      </label>
      <div role="alert">{failure !== undefined && <p className="notice">{failure}</p>}</div>
    </div>
  );
}
