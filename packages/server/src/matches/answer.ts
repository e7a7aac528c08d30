import type { Violation } from '@oriflamme/platform';

/** What came of an order or a table action. `n` is its row's number, or where the match stands. */
export type Answer =
  | { readonly ok: true; readonly n: number }
  | { readonly ok: false; readonly code: 'refused'; readonly violation: Violation; readonly n: number }
  | { readonly ok: false; readonly code: 'stale' | 'not-running' | 'frozen'; readonly n: number | null }
  | { readonly ok: false; readonly code: 'no-such-match' | 'not-seated' | 'unavailable' };
