import { openMatch } from '../connection/match-store.ts';
import { socketTransport } from '../connection/socket-transport.ts';
import type { Entry, MatchInfo, MatchState, Store } from './model.ts';

const label = (entry: Entry, before: MatchState): Entry => ({ ...entry, turn: before.G.turn });

const open = (id: string): Store =>
  openMatch<MatchState, Entry, MatchInfo>(socketTransport('joan-1429', id), { label });

let ahead: { readonly id: string; readonly store: Store } | undefined;

/** Connects to a match while its page, the map and the rules are still on their way. */
export function openAhead(id: string): void {
  ahead?.store.close();
  ahead = { id, store: open(id) };
}

/** The connection to a match: the one that was opened ahead, for whoever asks first, or else a new one. */
export function openStore(id: string): Store {
  const opened = ahead;
  ahead = undefined;
  if (opened?.id === id) return opened.store;
  opened?.store.close();
  return open(id);
}
