// The real game and its real state, with one order more that moves a leader and costs nothing to check: what is
// measured is the server, not the rules. Both servers play the same.
import { joan1429 } from '@oriflamme/joan-1429';

export const SEAT = '1';
const HEXES = ['1616', '1716'];
export const shiftOrder = (n) => ({ type: 'shift', leader: 'deRais', from: HEXES[n % 2], to: HEXES[(n + 1) % 2] });

const shift = {
  client: false,
  undoable: false,
  move: ({ G, ctx, table }, order) => {
    G.leaders[order.leader].hex = order.to;
    table.tell({ kind: 'marched', rule: '6.1', side: 'french', leaders: [order.leader], path: [order.from, order.to] });
    table.decides(SEAT, ctx.activePlayers[SEAT]);
  },
};

const withShift = (phase) => ({ ...phase, moves: { ...phase.moves, shift } });
const { game } = joan1429;

export const benchGame = {
  ...joan1429,
  game: {
    ...game,
    // The game's other plugin calls its own rules for whatever move is made.
    plugins: game.plugins.filter(({ name }) => name === 'table'),
    moves: { ...game.moves, shift },
    phases: Object.fromEntries(Object.entries(game.phases ?? {}).map(([name, phase]) => [name, withShift(phase)])),
  },
  parseOrder: (input) => (input?.type === 'shift' ? { ok: true, value: input } : joan1429.parseOrder(input)),
  explain: (G, ctx, seat, order) => (order.type === 'shift' ? undefined : joan1429.explain(G, ctx, seat, order)),
};
