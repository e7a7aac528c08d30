import type { Order, Side } from '@oriflamme/joan-1429';
import type { Seat } from '@oriflamme/platform';
import { useCallback, useMemo } from 'react';
import type { HexId } from '../board/types.ts';
import type { Act } from '../connection/transport.ts';
import { type MatchState, mySeats, type Snapshot, type Store, sideOfSeat } from './model.ts';
import { situationOf } from './track.ts';
import type { PastControls } from './use-past.ts';
import type { SandboxControls } from './use-sandbox.ts';
import type { Mode, TableView } from './view.ts';

interface Sources {
  readonly store: Store;
  readonly snapshot: Snapshot;
  readonly state: MatchState;
  readonly n: number;
  readonly past: PastControls;
  readonly sandbox: SandboxControls;
  readonly focusHex: (hex: HexId) => void;
  readonly inspect: (hex: HexId) => void;
}

export interface Table {
  readonly view: TableView;
  /** What the view is made of: the live match, or a copy to try things in. */
  readonly snapshot: Snapshot;
  readonly store: Store;
  readonly act: (act: Act) => void;
  /** To the live match, for the seat that decides or else one's own. */
  readonly table: (action: Extract<Act, { kind: 'table' }>['action']) => void;
}

/** The one position that is on screen, whoever looks at it and from wherever it comes. */
export function useTable({ store, snapshot, state, n, past, sandbox, focusHex, inspect }: Sources): Table {
  const mode: Mode = sandbox.snapshot ? 'sandbox' : past.past ? 'past' : 'live';
  const source = sandbox.snapshot ?? snapshot;
  const from = sandbox.store ?? store;
  const shown = (mode === 'past' ? past.past?.state : source.state) ?? state;
  const number = mode === 'past' ? (past.past?.at ?? n) : (source.n ?? n);
  const { G, ctx } = shown;
  const at = useMemo(() => (ctx.gameover === undefined ? situationOf(ctx) : undefined), [ctx]);
  const mine = mySeats(source.info);
  const acting =
    mode === 'past' || source.info?.frozen ? undefined : mine.find((seat) => sideOfSeat[seat] === at?.side);
  const own = mySeats(snapshot.info)[0];
  const eyes: Side = (acting && at?.side) ?? (own === undefined ? (at?.side ?? 'french') : sideOfSeat[own]);
  const send = useCallback((seat: Seat | undefined, what: Act) => seat && from.send(seat, what), [from]);
  const act = useCallback((what: Act): void => void send(acting, what), [send, acting]);
  const order = useCallback((given: Order): void => act({ kind: 'order', order: given }), [act]);
  const table = useCallback(
    (action: Extract<Act, { kind: 'table' }>['action']): void => void send(acting ?? own, { kind: 'table', action }),
    [send, acting, own],
  );
  const earlier = past.past;
  const entries = useMemo(
    () => (earlier && mode === 'past' ? earlier.entries.slice(0, earlier.at - earlier.from) : source.entries),
    [earlier, mode, source.entries],
  );
  const ready = mode !== 'past' && source.link === 'live' && source.pending === undefined && !source.info?.frozen;
  const side = acting && at?.side;
  // The same as long as nothing in it changes: whatever is chosen on the map draws only what shows the choice.
  const view = useMemo<TableView>(
    () => ({ mode, G, ctx, n: number, at, acting, side, eyes, ready, order, focusHex, inspect, entries }),
    [mode, G, ctx, number, at, acting, side, eyes, ready, order, focusHex, inspect, entries],
  );
  return { view, snapshot: source, store: from, act, table };
}
