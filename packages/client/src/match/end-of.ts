import type { Side } from '@oriflamme/joan-1429';

export interface Outcome {
  readonly winner: Side | null;
  readonly by: string;
}

/** How it ended: what was called off or never played on is no draw. */
export const endOf = ({ winner, by }: Outcome): 'calledOff' | 'closed' | 'draw' | Side =>
  by === 'cancellation' ? 'calledOff' : by === 'abandonment' || by === 'lapse' ? 'closed' : (winner ?? 'draw');
