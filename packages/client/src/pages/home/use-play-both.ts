import { useState } from 'react';
import { createMatch, guestName } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { navigate } from '../../router.tsx';
import { problemLine } from '../problem.ts';
import { readPerson, usePerson } from '../use-person.ts';

interface PlayBoth {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly play: () => void;
}

/** Makes a match with both sides at this screen, and goes there. */
export function usePlayBoth(): PlayBoth {
  const t = useT();
  const person = usePerson();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const play = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const name = person?.name ?? (guestName() || t('home.guest'));
      const id = await createMatch({ name, options: {}, side: 'both', access: 'unlisted' });
      void readPerson();
      navigate(`/match/${id}`);
    } catch (error) {
      setFailure(problemLine(error, t));
      setBusy(false);
    }
  };
  return { busy, failure, play: () => void play() };
}
