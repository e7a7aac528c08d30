import { LANGUAGES } from '@oriflamme/platform';
import { z } from 'zod';
import { spokenText } from '../spoken-text.ts';

const matchId = z.string().min(1).max(40);
const seat = z.enum(['0', '1']);
const orderId = z.string().min(1).max(64);
const credentials = z.string().max(128).nullish();
/** As large as the database counts. */
export const stateNumber = z.int().min(0).max(2_147_483_647);

/** boardgame.io's `sync`; ours says in the fourth place what it has and which language it reads. */
export const syncMessage = z.tuple([
  matchId,
  seat.nullish(),
  credentials,
  z.union([
    z.object({ since: stateNumber.nullish(), language: z.enum(LANGUAGES).optional() }),
    z.number().transform(() => ({})),
    z.null().transform(() => ({})),
    z.undefined().transform(() => ({})),
  ]),
]);

const payload = z.object({
  type: z.string().max(64).nullish(),
  args: z.array(z.unknown()).max(1).nullish(),
  playerID: seat.nullish(),
  credentials,
});

/** boardgame.io's `update`; ours adds its own id of the order. Of its actions only these three are heard. */
export const updateMessage = z.tuple([
  z.object({ type: z.enum(['MAKE_MOVE', 'UNDO', 'REDO']), payload }),
  stateNumber,
  matchId,
  seat,
  orderId.nullish(),
]);

export const TABLE_REQUESTS = [
  'undo',
  'redo',
  'phaseStart',
  'resign',
  'cancel',
  'claimTime',
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'refuseTakeBack',
] as const;

export const tableMessage = z.tuple([
  z.union([
    z.object({ type: z.enum(TABLE_REQUESTS) }),
    z.object({ type: z.literal('askTakeBack'), to: stateNumber }),
    z.object({ type: z.literal('grantTakeBack'), to: stateNumber.optional() }),
  ]),
  stateNumber,
  matchId,
  seat,
  orderId.nullish(),
]);
export type TableWish = z.infer<typeof tableMessage>[0];

const LONGEST_LINE = 500;
export const chatMessage = z.tuple([
  matchId,
  z.object({
    id: z.string().max(64).optional(),
    sender: seat.nullish(),
    payload: spokenText(LONGEST_LINE),
  }),
  credentials,
]);

/** How far this person has seen: the last action shown to him, the last line of talk. */
export const seenMessage = z.tuple([matchId, z.object({ n: stateNumber.optional(), chat: z.int().min(0).optional() })]);

export type Acknowledge = (answer: object) => void;

/** The message without its acknowledgement, filled up to the length its schema has: senders leave the end away. */
export function splitAcknowledgement(
  args: readonly unknown[],
  length: number,
): { args: unknown[]; acknowledge: Acknowledge | undefined } {
  const last = args.at(-1);
  const acknowledge = typeof last === 'function' ? (last as Acknowledge) : undefined;
  const rest = acknowledge ? args.slice(0, -1) : [...args];
  while (rest.length < length) rest.push(undefined);
  return { args: rest, acknowledge };
}

/** Every refusal has this form, whatever was asked. */
export const failure = (code: string, message: string, more: object = {}): object => ({
  ok: false,
  error: { code, message, ...more },
});
