import type { HexId } from '@oriflamme/hex';
import { isHexId } from '@oriflamme/hex';
import { type Parsed, violation } from '@oriflamme/platform';
import * as z from 'zod/mini';
import { LEADER_FACTS } from './data/leaders.ts';
import { LEADERS, type LeaderId, type Situation, UNIT_TYPES } from './ids.ts';
import type { Order } from './orders.ts';
import { answer, type Reactions } from './reactions.ts';
import type { G } from './state.ts';

const hex = z.custom<HexId>((value) => typeof value === 'string' && isHexId(value));

/** From the narrowest to the widest: this battle, the stack a leader is with, a town or hex, for good. */
const scope = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('battle'), from: hex, target: hex }),
  z.strictObject({ scope: z.literal('stack'), leader: z.enum(LEADERS) }),
  z.strictObject({ scope: z.literal('town'), hex }),
  z.strictObject({ scope: z.literal('always') }),
]);

const reactions = z.strictObject({
  stand: z.optional(z.enum(['inside', 'outside'])),
  laager: z.optional(z.enum(['form', 'spare'])),
  losses: z.optional(z.array(z.enum(UNIT_TYPES)).check(z.refine((types) => new Set(types).size === types.length))),
  retreat: z.optional(z.enum(['inside', 'away'])),
  advance: z.optional(z.enum(['all', 'none'])),
});

const schema = z.array(z.strictObject({ where: scope, reactions })).check(z.maxLength(60));

export type StandingOrders = z.infer<typeof schema>;
type Scope = StandingOrders[number]['where'];

export const parseStandingOrders = (input: unknown): Parsed<StandingOrders> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, violation: violation('R5', 'standingOrdersUnreadable') };
};

const NARROWEST: readonly Scope['scope'][] = ['battle', 'stack', 'town', 'always'];

/** Where this side's force in question stands. */
const scene = (G: G, at: Situation): HexId | undefined => {
  if (at.step === 'withdraw') return G.withdrawals[0]?.hex;
  return G.battle?.attacker === at.side ? G.battle.from : G.battle?.target;
};

/** Whose stack it is does not change while its battle is fought out, whatever becomes of him in it. */
const leads = (G: G, at: Situation, leader: LeaderId, here: HexId | undefined): boolean => {
  if (LEADER_FACTS[leader].side !== at.side) return false;
  const fought = G.battle?.attacker === at.side ? G.battle.attackers.leaders : G.battle?.defendingLeaders;
  return G.leaders[leader].hex === here || (fought?.includes(leader) ?? false);
};

const applies = (G: G, at: Situation, where: Scope): boolean => {
  const here = scene(G, at);
  switch (where.scope) {
    case 'always':
      return true;
    case 'town':
      return where.hex === here;
    case 'stack':
      return leads(G, at, where.leader, here);
    case 'battle':
      return G.battle?.from === where.from && G.battle.target === where.target;
  }
};

/** What a player has settled for this question: of several settings the narrowest speaks, of equals the later. */
export const settledReactions = (G: G, at: Situation, standing: StandingOrders): Reactions => {
  const applying = standing.filter(({ where }) => applies(G, at, where));
  const widestFirst = NARROWEST.toReversed().flatMap((kind) => applying.filter(({ where }) => where.scope === kind));
  const settled = widestFirst.map(({ reactions: set }) =>
    Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
  );
  return Object.assign({}, ...settled) as Reactions;
};

/** A complete order where the player's settings decide the pending reaction; undefined to ask him. */
export const standingAnswer = (G: G, at: Situation, standing: StandingOrders): Order | undefined =>
  at.step === 'combat' ? undefined : answer(G, at, settledReactions(G, at, standing));
