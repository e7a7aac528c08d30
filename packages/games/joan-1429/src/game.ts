import type { MatchTable } from '@oriflamme/platform';
import { tablePlugin } from '@oriflamme/platform';
import type { Game, MoveFn, MoveMap, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { applyOrder } from './apply.ts';
import { isAllowed } from './explain.ts';
import type { Happening } from './happenings.ts';
import type { Situation } from './ids.ts';
import { DEFAULT_OPTIONS, parseMatchOptions } from './match-options.ts';
import type { Order } from './orders.ts';
import { beginMatch } from './phases/sequence.ts';
import { setup } from './setup.ts';
import { seatOf, situationOf } from './situation.ts';
import type { G } from './state.ts';
import { playerView } from './view.ts';
import { settled, workingCopy } from './working-copy.ts';

type Api = { table: MatchTable<Happening> } & Record<string, unknown>;
type Move = MoveFn<G, Api>;

/** Every order is a move of its own name with one argument: the order. */
const move: Move = ({ G: before, ctx, events, table, playerID }, order: Order) => {
  const at = situationOf(ctx);
  if (at === undefined || seatOf(at.side) !== playerID) return INVALID_MOVE;
  // Whoever runs the match has asked before; a move that comes another way is looked at all the same.
  if (!isAllowed(before, at, order)) return INVALID_MOVE;
  const G = workingCopy(before);
  const next = applyOrder(G, at, order, table);
  if (next === undefined) {
    if (G.outcome === null) throw new Error('nobody decides, and nobody has won');
    events.endGame({ ...G.outcome });
  } else {
    if (next.phase !== at.phase) events.setPhase(next.phase);
    decide(table, next);
  }
  return settled(before, G);
};

/**
 * Plugins wrap moves and hooks outside immer, so this one can call a move with the plain state in place of a draft. It changes nothing of
 * it: it works on a copy of its own, which is many times faster than rules that read through proxies. Hooks that this game has not are
 * not taken through immer either: for each it would freeze the whole state, and frozen records are five times as slow to copy.
 */
const plainState: Plugin = {
  name: 'plain-state',
  fnWrap: (method, kind) => {
    if (String(kind) === 'MOVE') return move as typeof method;
    return (context: Parameters<typeof method>[0]) => (context.ctx.phase === 'start' ? method(context) : context.G);
  },
};

const ORDER_TYPES = [
  'build',
  'march',
  'buildFieldworks',
  'removeFieldworks',
  'removeExcess',
  'endMovement',
  'attack',
  'besiege',
  'endCombat',
  'stand',
  'takeLosses',
  'advance',
  'refuge',
  'withdraw',
] as const satisfies readonly Order['type'][];

const optionsFrom = (input: unknown) => {
  const parsed = parseMatchOptions(input ?? DEFAULT_OPTIONS);
  if (!parsed.ok) throw new Error(`match options: ${parsed.violation.code}`);
  return parsed.value;
};

const moves: MoveMap<G, Api> = Object.fromEntries(
  ORDER_TYPES.map((type) => [type, { move, client: false, undoable: false }]),
);

const decide = (table: Api['table'], { side, step }: Situation): void => table.decides(seatOf(side), step);

/** Phases and moves wired for boardgame.io; nothing is decided here. */
export const game: Game<G, Api, unknown> = {
  name: 'joan-1429',
  minPlayers: 2,
  maxPlayers: 2,
  plugins: [tablePlugin, plainState],
  // Dice come from the table alone; boardgame.io's own generator is never asked.
  seed: 'unused',
  disableUndo: true,
  playerView,
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
  setup: (_context, data) => setup(optionsFrom(data)),
  moves,
  turn: { order: { first: () => 0, next: () => 0 } },
  phases: {
    // [R2] Where turn 1 begins depends on the set-up, so a phase of its own finds it out.
    start: {
      start: true,
      onBegin: ({ G, events, table }) => {
        const first = beginMatch(G, table);
        if (first === undefined) throw new Error('a match cannot be over before it begins');
        events.setPhase(first.phase);
        decide(table, first);
      },
    },
    firstDetermination: {},
    englishPlayerTurn: {},
    frenchPlayerTurn: {},
    finalDetermination: {},
  },
};
