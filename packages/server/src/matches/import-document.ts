import { setImmediate } from 'node:timers/promises';
import { type AnyGameModule, applyPatch, type MatchState, type Patch, verifyDice } from '@oriflamme/platform';
import type { ImportedMatch } from '@oriflamme/storage';
import { z } from 'zod';
import { NAMELESS, playerName } from '../player-name.ts';
import { Problem } from '../problem.ts';
import { canCarryOn } from './carry-on.ts';

const seat = z.enum(['0', '1']);
const die = z.object({ n: z.int().min(1), face: z.int().min(1).max(6) });
const operation = z.union([
  z.object({ op: z.enum(['add', 'replace']), path: z.string().max(500), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string().max(500) }),
]);
const base = {
  n: z.int().min(0),
  phase: z.string().max(100).nullable(),
  step: z.string().max(100).nullable(),
  dice: z.array(die).max(1000),
  happenings: z.array(z.looseObject({ kind: z.string().max(100), rule: z.string().max(40) })).max(2000),
  patch: z.array(operation).max(5000),
  at: z.iso.datetime().refine((text) => Date.parse(text) >= 0),
};
const row = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('start'), seat: z.null() }),
  z.object({
    ...base,
    kind: z.literal('order'),
    seat,
    order: z.looseObject({ type: z.string().max(100) }),
    standing: z.boolean(),
  }),
  z.object({
    ...base,
    kind: z.literal('table'),
    seat: seat.nullable(),
    action: z.looseObject({ type: z.string().max(40) }),
  }),
]);

/** A match as one document, as our export writes it; what it says beyond this is not looked at. */
export const matchDocument = z.object({
  format: z.literal('oriflamme-match'),
  version: z.literal(1),
  match: z.object({
    game: z.string().max(64),
    rulesVersion: z.int().min(0),
    setup: z.unknown(),
    status: z.enum(['open', 'running', 'finished', 'cancelled']),
    outcome: z.object({ winner: z.string().max(40).nullable(), by: z.string().max(40) }).nullable(),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
    seats: z.array(z.object({ seat, name: z.string().max(40).nullable() })).length(2),
  }),
  initial: z.looseObject({ G: z.unknown(), ctx: z.looseObject({}), _stateID: z.literal(0) }),
  rows: z.array(row).min(1).max(20_000),
  dice: z
    .object({
      seed: z.string().regex(/^[0-9a-f]{64}$/),
      nonces: z.tuple([z.string().max(64).nullable(), z.string().max(64).nullable()]),
    })
    .optional(),
});
export type MatchDocument = z.infer<typeof matchDocument>;

const SNAPSHOT_ROWS = 40;
/** Far above what any match has; together they bound what reading a document costs. */
const LARGEST_STATE = 250_000;
const LARGEST_SNAPSHOTS = 20_000_000;
const MOST_DICE = 20_000;
const LONGEST_MS = 5_000;
/** So long at a stretch, and then whoever else waits is served. */
const STRETCH_MS = 10;

const broken = (message: string): Problem => new Problem(400, 'invalid-document', message);

/** Lets others have their turn in a long work, and ends one that takes too long. */
function patience(): () => Promise<void> {
  let [spent, since] = [0, performance.now()];
  return async () => {
    const stretch = performance.now() - since;
    if (stretch < STRETCH_MS) return;
    spent += stretch;
    if (spent > LONGEST_MS) throw broken('Reading the document takes too long');
    await setImmediate();
    since = performance.now();
  };
}

const sizeOf = (state: unknown): number => JSON.stringify(state).length;

/** The states after each row, by the patches alone; those to keep are given, at most so large. */
async function playThrough({ initial, rows }: MatchDocument): Promise<{ n: number; state: unknown }[]> {
  const rest = patience();
  let state = initial as unknown as MatchState;
  /** No state is larger than the last one weighed and all that was added since. */
  let size = Number.POSITIVE_INFINITY;
  const weigh = (): void => {
    size = sizeOf(state);
    if (size > LARGEST_STATE) throw broken('Its states are larger than those of any match');
  };
  const snapshots: { n: number; state: unknown }[] = [];
  let kept = 0;
  for (const [i, each] of rows.entries()) {
    if (each.n !== i || (each.kind === 'start') !== (i === 0)) throw broken(`Row ${i} is missing or out of place`);
    for (const operation of each.patch as Patch) {
      if (size > LARGEST_STATE) weigh();
      try {
        state = applyPatch(state, [operation]);
      } catch {
        throw broken(`The patch of row ${i} does not fit`);
      }
      if ('value' in operation) size += sizeOf(operation.value) + operation.path.length;
      await rest();
    }
    if (state._stateID !== i) throw broken(`Row ${i} does not lead to state ${i}`);
    if (i % SNAPSHOT_ROWS !== 0) continue;
    weigh();
    kept += size;
    if (kept > LARGEST_SNAPSHOTS) throw broken('There is more to keep of it than of any match');
    snapshots.push({ n: i, state });
  }
  return snapshots;
}

/** Plays the document through, patch by patch: what cannot have been a match is refused. */
export async function readDocument(
  document: MatchDocument,
  game: AnyGameModule,
): Promise<Omit<ImportedMatch, 'id' | 'madeBy'>> {
  const { match, rows, dice } = document;
  if (match.rulesVersion > game.rulesVersion && !canCarryOn(game, match.rulesVersion))
    throw broken('The match was played under rules that this server does not know yet');
  const setup = game.parseSetup(match.setup);
  if (!setup.ok && match.rulesVersion === game.rulesVersion) throw broken('The set-up is not one of this game');
  const snapshots = await playThrough(document);
  if (rows.reduce((sum, each) => sum + each.dice.length, 0) > MOST_DICE)
    throw broken('More dice fell in it than in any match');
  if (dice && verifyDice({ commitment: match.commitment, ...dice, rows }).faults.length > 0)
    throw broken('The dice are not those of the seed');
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) throw broken('There are no rows');
  const finished = match.status === 'finished' && match.outcome !== null;
  return {
    game: game.id,
    rulesVersion: match.rulesVersion,
    setup: setup.ok ? setup.value : match.setup,
    commitment: match.commitment,
    outcome: finished && match.outcome ? match.outcome : { winner: null, by: 'import' },
    finished,
    startedAt: new Date(first.at),
    endedAt: new Date(last.at),
    dice: dice ? { seed: new Uint8Array(Buffer.from(dice.seed, 'hex')), nonces: dice.nonces } : null,
    // Names are checked like those of people here: a document can come from anywhere.
    names: match.seats.map(({ name }) => playerName.safeParse(name).data ?? NAMELESS),
    rows: rows.map((each) => ({
      ...each,
      client_id: null,
      body: each.kind === 'order' ? each.order : each.kind === 'table' ? each.action : null,
      standing: each.kind === 'order' && each.standing,
      at: new Date(each.at),
    })),
    snapshots,
  };
}
