import type { Seat, Violation } from '@oriflamme/platform';
import type { Update } from './sequence.ts';
import type { ChatLine } from './wire.ts';

/** What goes up: one complete order, or an action on the table itself. The id makes a second sending harmless. */
export interface Message {
  readonly id: string;
  /** The state number it was given in. */
  readonly n: number;
  readonly seat: Seat;
  readonly act: Act;
}

export type Act =
  | { readonly kind: 'order'; readonly order: { readonly type: string } }
  | { readonly kind: 'table'; readonly action: { readonly type: string; readonly to?: number } };

export type Answer =
  | { readonly kind: 'done'; readonly n: number }
  | { readonly kind: 'refused'; readonly violation: Violation }
  | { readonly kind: 'stale'; readonly n: number }
  /** Nothing was changed, for a reason outside the rules. */
  | { readonly kind: 'failed'; readonly code: string };

export type Synced<State, Entry, Info> =
  | {
      readonly kind: 'whole';
      readonly n: number;
      readonly state: State;
      readonly entries: readonly Entry[];
      readonly info: Info;
    }
  | { readonly kind: 'since'; readonly updates: readonly Update<Entry>[]; readonly info: Info }
  /** Not begun: seats are still open. */
  | { readonly kind: 'open'; readonly info: Info }
  | { readonly kind: 'none'; readonly code: string };

export interface TransportEvents<Entry, Info> {
  connected(): void;
  lost(): void;
  update(update: Update<Entry>): void;
  info(info: Info): void;
  said(line: ChatLine): void;
  /** The position must be asked for again: the match has begun, or nobody knows what was missed. */
  changed(): void;
}

/** The way to the server. A promise that rejects means: nobody knows whether it arrived. */
export interface Transport<State, Entry, Info> {
  open(events: TransportEvents<Entry, Info>): () => void;
  /** The position; only what came after `have` where the server can tell. */
  sync(have: number | undefined): Promise<Synced<State, Entry, Info>>;
  send(message: Message): Promise<Answer>;
  /** False when the line was not taken. */
  say(line: { readonly id: string; readonly sender: Seat | null; readonly payload: string }): Promise<boolean>;
}
