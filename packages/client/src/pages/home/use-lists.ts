import { useEffect, useState } from 'react';
import { type Invitation, readInvitations } from '../../connection/invitations.ts';
import { call } from '../../connection/lobby.ts';
import { type Asked, askedTo, inMyOrder, type ListedMatch, mySeat } from '../listed-match.ts';
import { usePerson } from '../use-person.ts';

export interface Lists {
  /** What goes on; what waits for me first. */
  readonly mine: readonly ListedMatch[];
  readonly past: readonly ListedMatch[];
  readonly invited: readonly Asked[];
  readonly open: readonly ListedMatch[];
  readonly running: readonly ListedMatch[];
  readonly finished: readonly ListedMatch[];
  /** Which of the lists have more than is shown. */
  readonly longer: readonly PublicList[];
}

export type PublicList = 'open' | 'running' | 'finished';

const interval = 15_000;
/** The most the server gives at once. */
const most = 100;
const first = 8;

interface Page {
  readonly matches: readonly ListedMatch[];
  readonly next: string | null;
}

const list = (query: string): Promise<Page> => call<Page>('GET', `/matches?${query}`);
const noInvitations: readonly Invitation[] = [];
const nobodys: Page = { matches: [], next: null };

/** My own stand in a list of their own. */
const others = ({ matches }: Page): readonly ListedMatch[] => matches.filter((match) => mySeat(match) === undefined);

async function readLists(known: boolean, limits: Readonly<Record<PublicList, number>>): Promise<Lists> {
  const personal = (query: string): Promise<Page> | Page => (known ? list(query) : nobodys);
  const [going, waiting, past, invited, invitations, open, running, finished] = await Promise.all([
    // Asked for by status: the newest forty of all could leave out the match that waits for me longest.
    personal(`list=mine&status=running&limit=${most}`),
    personal(`list=mine&status=open&limit=${most}`),
    personal('list=mine&status=finished&limit=30'),
    personal('list=invited&limit=30'),
    known ? readInvitations() : noInvitations,
    list(`list=open&limit=${limits.open}`),
    list(`list=running&limit=${limits.running}`),
    list(`list=finished&limit=${limits.finished}`),
  ]);
  const pages = { open, running, finished };
  return {
    mine: inMyOrder([...going.matches, ...waiting.matches]),
    past: past.matches,
    invited: askedTo(invited.matches, invitations),
    open: others(open),
    running: others(running),
    finished: others(finished),
    longer: (['open', 'running', 'finished'] as const).filter(
      (name) => pages[name].next !== null && limits[name] < most,
    ),
  };
}

interface Lobby {
  /** 'unreachable' when the server is. */
  readonly lists: Lists | 'unreachable' | undefined;
  readonly more: (name: PublicList) => void;
  readonly readAgain: () => void;
}

/** The lists of the lobby, read again while the page is looked at. */
export function useLists(): Lobby {
  const person = usePerson();
  const known = person === undefined ? undefined : person !== null;
  const [lists, setLists] = useState<Lists | 'unreachable'>();
  const [asked, setAsked] = useState(0);
  const [limits, setLimits] = useState({ open: first, running: first, finished: first });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew
  useEffect(() => {
    if (known === undefined) return;
    let current = true;
    const read = (): void => {
      if (document.hidden) return;
      readLists(known, limits).then(
        (now) => current && setLists(now),
        () => current && setLists((was) => was ?? 'unreachable'),
      );
    };
    read();
    const timer = setInterval(read, interval);
    document.addEventListener('visibilitychange', read);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [known, limits, asked]);
  const more = (name: PublicList): void => setLimits((was) => ({ ...was, [name]: Math.min(most, was[name] * 4) }));
  return { lists, more, readAgain: () => setAsked((was) => was + 1) };
}
