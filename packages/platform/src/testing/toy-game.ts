import type { Game, MoveMap } from 'boardgame.io';
import type { Ctx, GameModule } from '../game-module.ts';
import { otherSeat, type Seat } from '../seat.ts';
import type { MatchTable } from '../table.ts';
import { tablePlugin } from '../table-plugin.ts';
import { violation } from '../violation.ts';

/**
 * The smallest game with everything a match can meet: steps and rolls, a phase that rolls as it begins, an
 * answer of the other side. A side wins at `goal`.
 */
export interface ToyState {
  goal: number;
  places: Record<string, number>;
  asked: boolean;
}
export type ToyOrder =
  | { type: 'step'; by: number }
  | { type: 'roll' }
  | { type: 'pass' }
  | { type: 'answer'; yes: boolean };
export interface ToyHappening {
  kind: 'rolled' | 'weather' | 'stepped';
  rule: string;
  face: number;
}

type Api = { table: MatchTable<ToyHappening> };
const seatOf = (playerID: string): Seat => (playerID === '0' ? '0' : '1');

const moves: MoveMap<ToyState, Api> = {
  step: {
    client: false,
    move: ({ G, events, playerID, table }, order: { by: number }) => {
      G.places[playerID] = (G.places[playerID] ?? 0) + order.by;
      table.tell({ kind: 'stepped', rule: '2.1', face: order.by });
      if ((G.places[playerID] ?? 0) >= G.goal)
        return events.endGame({ winner: playerID === '0' ? 'red' : 'blue', by: 'goal' });
      table.decides(seatOf(playerID), 'go');
    },
  },
  roll: {
    client: false,
    move: ({ G, playerID, table }) => {
      const face = table.d6();
      table.tell({ kind: 'rolled', rule: '2.2', face });
      G.places[playerID] = (G.places[playerID] ?? 0) + face;
      G.asked = true;
      table.decides(otherSeat(seatOf(playerID)), 'answer');
    },
  },
  answer: {
    client: false,
    move: ({ G, playerID, table }, order: { yes: boolean }) => {
      G.asked = false;
      table.decides(order.yes ? otherSeat(seatOf(playerID)) : seatOf(playerID), 'go');
    },
  },
  pass: {
    client: false,
    move: ({ ctx, events, playerID, table }) => {
      events.setPhase(ctx.phase === 'fair' ? 'foul' : 'fair');
      table.decides(otherSeat(seatOf(playerID)), 'go');
    },
  },
};

const game: Game<ToyState, Api, { goal: number }> = {
  name: 'toy',
  plugins: [tablePlugin],
  seed: 'unused',
  disableUndo: true,
  events: {
    endGame: false,
    endPhase: false,
    endTurn: false,
    setPhase: false,
    endStage: false,
    setStage: false,
    pass: false,
    setActivePlayers: false,
  },
  setup: ({ table }, data) => {
    table.tell({ kind: 'weather', rule: '1.0', face: table.d6() });
    return { goal: data?.goal ?? 20, places: { '0': 0, '1': 0 }, asked: false };
  },
  turn: { activePlayers: { value: { '0': 'go' } }, order: { first: () => 0, next: () => 0 } },
  phases: {
    fair: { start: true, moves },
    foul: { moves, onBegin: ({ table }) => table.tell({ kind: 'weather', rule: '3.0', face: table.d6() }) },
  },
};

const stepOf = (ctx: Ctx, seat: Seat): string | undefined => ctx.activePlayers?.[seat];

export const toyGame: GameModule<ToyState, ToyOrder, { step: string }, { goal: number }, { always: boolean }> = {
  id: 'toy',
  rulesVersion: 1,
  sides: ['red', 'blue'],
  game: game as unknown as Game<ToyState>,
  parseSetup: (input) => ({ ok: true, value: { goal: Number((input as { goal?: unknown } | null)?.goal ?? 20) } }),
  parseOrder: (input) => {
    const order = input as ToyOrder | null;
    return order !== null && typeof order === 'object' && ['step', 'roll', 'pass', 'answer'].includes(order.type)
      ? { ok: true, value: order }
      : { ok: false, violation: violation('', 'notAnOrder') };
  },
  parseStandingOrders: () => ({ ok: true, value: { always: true } }),
  options: (_, ctx, seat) => {
    const step = stepOf(ctx, seat);
    return step === undefined ? undefined : { step };
  },
  compose: (options, choose) => {
    if (options.step === 'answer') return { type: 'answer', yes: choose(2) === 0 };
    return (
      ([{ type: 'step', by: 1 + choose(3) }, { type: 'roll' }, { type: 'pass' }] as const)[choose(3)] ?? {
        type: 'pass',
      }
    );
  },
  explain: (_, ctx, seat, order) => {
    if ((order.type === 'answer') !== (stepOf(ctx, seat) === 'answer')) return violation('2.0', 'wrongStep');
    if (order.type === 'step' && (order.by < 1 || order.by > 3))
      return violation('2.1', 'stepTooFar', { by: order.by });
    return undefined;
  },
  advise: (_, ctx, seat) => (stepOf(ctx, seat) === 'answer' ? { type: 'answer', yes: false } : undefined),
  standingAnswer: (_, ctx, seat, standing) =>
    stepOf(ctx, seat) === 'answer' ? { type: 'answer', yes: standing.always } : undefined,
  routineSteps: ['answer'],
  undoable: (rows, seat) => {
    const last = rows.at(-1);
    if (!last || last.seat !== seat || last.dice > 0) return { ok: false, violation: violation('2.3', 'cannotUndo') };
    return { ok: true, to: last.n - 1 };
  },
  words: {
    en: {
      violation: (v) => v.code,
      happening: (h) => h.kind,
      prompt: () => '',
      recap: (told) => told.map((h) => h.kind),
    },
    fr: {
      violation: (v) => v.code,
      happening: (h) => h.kind,
      prompt: () => '',
      recap: (told) => told.map((h) => h.kind),
    },
  },
};
