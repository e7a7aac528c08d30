import type { G, Order, Side, Situation } from '@oriflamme/joan-1429';
import type { Ctx, Seat } from '@oriflamme/platform';
import type { ReactNode } from 'react';
import type { BoardProps, HexId } from '../board/types.ts';
import type { Snapshot } from './model.ts';

/** live: the match itself; past: an earlier position of it; sandbox: a copy that is nobody's business. */
export type Mode = 'live' | 'past' | 'sandbox';

/** What a step's desk needs: the position, who acts, and the way to give an order. */
export interface TableView {
  readonly mode: Mode;
  readonly G: G;
  readonly ctx: Ctx;
  readonly n: number;
  readonly at: Situation | undefined;
  /** The seat this browser acts for now; undefined for a watcher and while the other side decides. */
  readonly acting: Seat | undefined;
  readonly side: Side | undefined;
  /** Whose eyes the map is looked at with: the acting side, else one's own, else the deciding one. */
  readonly eyes: Side;
  /** False while an order is on its way or the connection is lost. */
  readonly ready: boolean;
  readonly order: (order: Order) => void;
  readonly focusHex: (hex: HexId) => void;
  /** Shows what is known of a hex. */
  readonly inspect: (hex: HexId) => void;
  readonly entries: Snapshot['entries'];
}

/** What one step puts on the map and beside it. */
export interface Desk {
  readonly board: Partial<BoardProps>;
  readonly panel: ReactNode;
}
