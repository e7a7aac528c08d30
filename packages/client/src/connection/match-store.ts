import type { Seat, Violation } from '@oriflamme/platform';
import { beginSequence, hasGap, receive, type Sequence, type Update } from './sequence.ts';
import type { Act, Answer, Message, Synced, Transport } from './transport.ts';
import type { ChatLine } from './wire.ts';

export type Link = 'connecting' | 'live' | 'lost';

/** An order on its way. It is not done before it is gone from here, whatever the player sees. */
export interface Pending {
  readonly message: Message;
  /** waiting: the connection was lost before an answer came; it is sent again by itself. */
  readonly state: 'sending' | 'waiting';
}

/** Why the last order was not done. */
export type Refusal =
  | { readonly kind: 'refused'; readonly violation: Violation; readonly act: Act }
  | { readonly kind: 'stale'; readonly act: Act }
  | { readonly kind: 'failed'; readonly code: string; readonly act: Act };

export interface MatchSnapshot<State, Entry, Info> {
  readonly link: Link;
  /** The match cannot be had at all: no such match, closed to watchers. */
  readonly failure: string | undefined;
  readonly n: number | undefined;
  readonly state: State | undefined;
  readonly entries: readonly Entry[];
  readonly info: Info | undefined;
  readonly pending: Pending | undefined;
  readonly refusal: Refusal | undefined;
  /** What was said since this page is open; what was said before is asked for by itself. */
  readonly lines: readonly ChatLine[];
}

export interface MatchStore<State, Entry, Info> {
  subscribe(listener: () => void): () => void;
  snapshot(): MatchSnapshot<State, Entry, Info>;
  /** False when it cannot be sent now: one is on its way already, or there is no connection. */
  send(seat: Seat, act: Act): boolean;
  dismissRefusal(): void;
  /** False when it did not get through. */
  say(seat: Seat | null, text: string): Promise<boolean>;
  close(): void;
}

interface Timing {
  /** Milliseconds after which a sync that failed, or an answer that did not come, is tried again. */
  readonly retry: number;
}

interface Settings<State, Entry> {
  readonly newId?: () => string;
  readonly timing?: Timing;
  /** Completes an entry from the position its order was given in. */
  readonly label?: (entry: Entry, before: State) => Entry;
}

export function openMatch<State, Entry, Info>(
  transport: Transport<State, Entry, Info>,
  {
    newId = () => crypto.randomUUID(),
    timing = { retry: 1000 },
    label = (entry) => entry,
  }: Settings<State, Entry> = {},
): MatchStore<State, Entry, Info> {
  type Snapshot = MatchSnapshot<State, Entry, Info>;
  let current: Snapshot = {
    link: 'connecting',
    failure: undefined,
    n: undefined,
    state: undefined,
    entries: [],
    info: undefined,
    pending: undefined,
    refusal: undefined,
    lines: [],
  };
  let sequence: Sequence<State, Entry> | undefined;
  let unheard: Update<Entry>[] = [];
  /** The number an acknowledged order led to; it counts as done when the position has got there. */
  let doneAt: number | undefined;
  let connected = false;
  let syncing = false;
  /** Asked for while an answer was on its way, which may not know of it yet. */
  let again = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (change: Partial<Snapshot>): void => {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  };

  const later = (work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!closed) work();
    }, timing.retry);
  };

  const show = (next: Sequence<State, Entry>, rest: Partial<Snapshot> = {}): void => {
    sequence = next;
    const arrived = doneAt !== undefined && next.n >= doneAt;
    if (arrived) doneAt = undefined;
    set({ n: next.n, state: next.state, entries: next.entries, ...(arrived ? { pending: undefined } : {}), ...rest });
  };

  const take = (updates: readonly Update<Entry>[]): void => {
    if (sequence === undefined) {
      unheard.push(...updates);
      return;
    }
    try {
      show(receive(sequence, updates, label));
    } catch {
      // A patch that does not fit means that what is on screen is wrong: only the whole position helps.
      sequence = undefined;
    }
    if (sequence === undefined || hasGap(sequence)) void sync();
  };

  const settle = (synced: Synced<State, Entry, Info>): void => {
    if (synced.kind === 'none') {
      set({ failure: synced.code, link: 'live' });
      return;
    }
    if (synced.kind === 'open') {
      set({ info: synced.info, link: 'live', failure: undefined });
      return;
    }
    const base =
      synced.kind === 'whole'
        ? beginSequence<State, Entry>(
            synced.n,
            synced.state,
            synced.entries.map((entry) => label(entry, synced.state)),
          )
        : sequence;
    if (base === undefined) throw new Error('updates without a position to make them on');
    const updates = synced.kind === 'since' ? [...synced.updates, ...unheard] : unheard;
    unheard = [];
    show(receive(base, updates, label), { link: 'live', info: synced.info, failure: undefined });
  };

  const sync = async (): Promise<void> => {
    if (!connected || closed) return;
    if (syncing) {
      again = true;
      return;
    }
    syncing = true;
    again = false;
    try {
      settle(await transport.sync(sequence?.n));
    } catch {
      sequence = undefined;
      later(() => void sync());
      return;
    } finally {
      syncing = false;
    }
    if (again) {
      void sync();
      return;
    }
    if (current.pending !== undefined && doneAt === undefined) void deliver(current.pending.message);
  };

  const deliver = async (message: Message): Promise<void> => {
    set({ pending: { message, state: 'sending' } });
    let answer: Answer;
    try {
      answer = await transport.send(message);
    } catch {
      if (current.pending?.message.id !== message.id) return;
      set({ pending: { message, state: 'waiting' } });
      later(() => void sync());
      return;
    }
    if (current.pending?.message.id !== message.id) return;
    if (answer.kind === 'done') {
      doneAt = answer.n;
      if (sequence !== undefined) show(sequence);
      if (doneAt !== undefined) later(() => void sync());
      return;
    }
    const refusal: Refusal = { ...answer, act: message.act };
    set({ pending: undefined, refusal });
    if (answer.kind === 'stale') void sync();
  };

  const shut = transport.open({
    connected: () => {
      connected = true;
      void sync();
    },
    lost: () => {
      connected = false;
      const { pending } = current;
      set({ link: 'lost', ...(pending ? { pending: { ...pending, state: 'waiting' as const } } : {}) });
    },
    update: (update) => take([update]),
    info: (info) => set({ info }),
    said: (line) => set({ lines: [...current.lines, line] }),
    changed: () => void sync(),
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    send: (seat, act) => {
      if (current.link !== 'live' || current.pending !== undefined || current.n === undefined) return false;
      set({ refusal: undefined });
      void deliver({ id: newId(), n: current.n, seat, act });
      return true;
    },
    dismissRefusal: () => set({ refusal: undefined }),
    say: (seat, text) => transport.say({ id: newId(), sender: seat, payload: text }).catch(() => false),
    close: () => {
      closed = true;
      clearTimeout(timer);
      shut();
    },
  };
}
