import type { Snapshot } from '../../match/model.ts';

export type NoMatchReason = 'notFound' | 'closed' | 'calledOff';

interface Known {
  readonly failure: Snapshot['failure'];
  readonly state: unknown;
  readonly info: Pick<NonNullable<Snapshot['info']>, 'status'> | undefined;
}

/** Why there is neither a table nor a seat at a match's address. One called off after it began is still there to be read. */
export function noMatch({ failure, state, info }: Known): NoMatchReason | undefined {
  if (failure !== undefined) return failure === 'no-such-match' ? 'notFound' : 'closed';
  return state === undefined && info?.status === 'cancelled' ? 'calledOff' : undefined;
}
