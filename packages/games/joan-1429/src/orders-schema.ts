import { isHexId } from '@oriflamme/hex';
import { type Parsed, violation } from '@oriflamme/platform';
import * as z from 'zod/mini';
import { type HexId, LEADERS, NATIONS, UNIT_TYPES } from './ids.ts';
import { type LotKey, lotKey, readLot } from './lots.ts';
import type { Order } from './orders.ts';

/** Longer than any march, retreat or list of one order can be; a limit for what comes from outside. */
const MANY = 64;

const hex = z.custom<HexId>((text) => typeof text === 'string' && isHexId(text));
const sps = z.int().check(z.minimum(1), z.maximum(99));
const leader = z.enum(LEADERS);

const NAME = `(${LEADERS.join('|')})`;
const KEY = new RegExp(
  `^(${NATIONS.join('|')})\\.(${UNIT_TYPES.join('|')})( spent:[1-9])?( from:\\d{4})?( led:${NAME}(\\+${NAME})*)?( unsupplied)?( attacked)?( routed)?$`,
);
const isLotKey = (text: unknown): text is LotKey =>
  typeof text === 'string' && KEY.test(text) && lotKey(readLot(text as LotKey)) === text;

const lots = z
  .record(z.string(), sps)
  .check(z.refine((record) => Object.keys(record).length <= MANY && Object.keys(record).every(isLotKey)));

const detachment = z.strictObject({
  lots,
  leaders: z.array(leader).check(z.maxLength(LEADERS.length)),
  supplyTrain: z.optional(z.literal(true)),
});
const path = z.array(hex).check(z.maxLength(MANY));
const hexOrder = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), hex });
const bare = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });
const strike = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), from: hex, target: hex, group: detachment });

const order = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('build'),
    raise: z
      .array(z.strictObject({ nation: z.enum(NATIONS), type: z.enum(UNIT_TYPES), sps, hex }))
      .check(z.maxLength(MANY)),
    place: z.array(z.strictObject({ leader, hex })).check(z.maxLength(LEADERS.length)),
    supplyTrain: z.optional(hex),
  }),
  z.strictObject({
    type: z.literal('march'),
    from: hex,
    group: detachment,
    path,
    drops: z.array(z.strictObject({ at: hex, leave: detachment })).check(z.maxLength(MANY)),
  }),
  hexOrder('buildFieldworks'),
  hexOrder('removeFieldworks'),
  z.strictObject({ type: z.literal('removeExcess'), hex, lots }),
  bare('endMovement'),
  strike('attack'),
  strike('besiege'),
  bare('endCombat'),
  z.strictObject({ type: z.literal('stand'), inside: z.boolean(), laager: z.boolean() }),
  z.strictObject({
    type: z.literal('takeLosses'),
    lots,
    retreat: z.optional(path),
    pushLosses: z.optional(lots),
    routLosses: z.optional(lots),
    advance: z.optional(detachment),
  }),
  z.strictObject({ type: z.literal('advance'), group: z.nullable(detachment) }),
  z.strictObject({ type: z.literal('refuge'), hex, apart: z.optional(z.partialRecord(leader, hex)) }),
  z.strictObject({ type: z.literal('withdraw'), retreat: path, pushLosses: z.optional(lots) }),
]);

/** Unknown input becomes an order of the right shape, or is refused; whether it is legal is another question. */
export const parseOrder = (input: unknown): Parsed<Order> => {
  const parsed = order.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data as Order };
  const [issue] = parsed.error.issues;
  return { ok: false, violation: violation('4.0', 'badOrder', { at: issue?.path.join('.') ?? '' }) };
};
