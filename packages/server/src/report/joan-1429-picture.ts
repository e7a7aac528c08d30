import {
  type G,
  hexesWith,
  holder,
  isBesieged,
  LAST_TURN,
  parseMatchOptions,
  SIDE_OF,
  SIDES,
  type Side,
  setup,
  spsOf,
  TOWNS,
} from '@oriflamme/joan-1429';
import type { Canvas, Point, Polygon } from './canvas.ts';
import { COLOURS, HEIGHT, hexOnPicture, mapCanvas, PANEL } from './joan-1429-map.ts';
import { written } from './lettering.ts';
import type { Painter } from './pictures.ts';
import { box, disc, shield, stroke } from './shapes.ts';

const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** Turn 1 is April 1429. */
const MONTHS_BEFORE = 2;
const LEFT = 56;

/** States are opaque to the server; those of this game's matches were made by it. */
export const joanPainter: Painter = {
  paint: (G, winner) => joanPicture(G as G, winner),
  opening: (options) => {
    const parsed = parseMatchOptions(options);
    if (!parsed.ok) throw new Error('Not a set-up of this game');
    return setup(parsed.value);
  },
};

/** A position as link previews show it. It says nothing in words but numbers, so that it is in no language. */
function joanPicture(G: G, winner: string | null): Canvas {
  const canvas = mapCanvas();
  paintTowns(canvas, G);
  paintStacks(canvas, G);
  paintPanel(canvas, G, winner);
  return canvas;
}

function paintTowns(canvas: Canvas, G: G): void {
  for (const { hex, home, kind } of TOWNS) {
    const { x, y } = hexOnPicture(hex);
    const side = holder(G, hex);
    const nation = SIDE_OF[home] === side ? home : side;
    const size = kind === 'cathedral' ? 7 : 5.5;
    canvas.fill([box(x - size - 1.5, y - size - 1.5, 2 * size + 3, 2 * size + 3)], COLOURS.ink);
    canvas.fill([box(x - size, y - size, 2 * size, 2 * size)], COLOURS.white);
    canvas.fill([box(x - size + 2, y - size + 2, 2 * size - 4, 2 * size - 4)], COLOURS[nation]);
  }
}

function paintStacks(canvas: Canvas, G: G): void {
  const stacks = SIDES.flatMap((side) => hexesWith(G, side).map((hex) => ({ side, hex, sps: spsOf(G, hex, side) })));
  // The strongest last: they lie on top where it is crowded.
  for (const { side, hex, sps } of stacks.sort((a, b) => a.sps - b.sps)) {
    const radius = Math.min(13, 5.5 + 1.5 * Math.sqrt(sps));
    const middle = hexOnPicture(hex);
    const apart = isBesieged(G, hex) ? (side === 'english' ? -11 : 11) : 0;
    const at: Point = { x: middle.x + apart, y: middle.y + apart * 0.6 };
    canvas.fill([disc({ x: at.x + 1, y: at.y + 1.5 }, radius + 1.5)], COLOURS.ink, 0.35);
    canvas.fill([disc(at, radius + 1.5)], COLOURS.white);
    canvas.fill([disc(at, radius)], COLOURS[side]);
    if (sps >= 4) {
      const height = Math.max(8, radius * 0.82);
      const writing = { ...at, y: at.y - height / 2, height, pen: height / 6.5, from: 'middle' } as const;
      canvas.fill(written(String(sps), writing), COLOURS.white);
    }
  }
}

function paintPanel(canvas: Canvas, G: G, winner: string | null): void {
  canvas.fill(written('ORIFLAMME', { x: LEFT, y: 74, height: 48, pen: 6.5 }), COLOURS.ink);
  canvas.fill([box(LEFT, 152, PANEL - 2 * LEFT, 3)], COLOURS.gold);
  const months = G.turn + MONTHS_BEFORE;
  const date = `${MONTHS[months % 12]} · ${1429 + Math.floor(months / 12)}`;
  canvas.fill(written(date, { x: LEFT, y: 186, height: 34, pen: 4.5 }), COLOURS.ink);
  const apart = (PANEL - 2 * LEFT) / LAST_TURN;
  for (let turn = 1; turn <= LAST_TURN; turn += 1) {
    const at = { x: LEFT + (turn - 0.5) * apart, y: 252 };
    canvas.fill([disc(at, 8)], turn <= G.turn ? COLOURS.gold : COLOURS.faint);
    if (turn > G.turn) canvas.fill([disc(at, 5.5)], COLOURS.paper);
  }
  SIDES.forEach((side, index) => {
    const top = 304 + index * 148;
    if (winner === side) canvas.fill([shield(LEFT + 48, top - 9, 112)], COLOURS.gold);
    canvas.fill([shield(LEFT + 48, top, 94)], COLOURS.ink);
    canvas.fill([shield(LEFT + 48, top + 3, 87)], side === 'english' ? COLOURS.white : COLOURS.french);
    canvas.fill(charge(side, LEFT + 48, top), side === 'english' ? COLOURS.english : COLOURS.gold);
    const strength = hexesWith(G, side).reduce((sum, hex) => sum + spsOf(G, hex, side), 0);
    canvas.fill(written(String(strength), { x: LEFT + 136, y: top + 20, height: 60, pen: 8 }), COLOURS[side]);
  });
  canvas.fill([box(0, HEIGHT - 8, PANEL, 8)], COLOURS.gold);
}

/** Saint George's cross, or three lilies, as well as some strokes can say it. */
function charge(side: Side, x: number, top: number): Polygon[] {
  if (side === 'english') return [box(x - 8, top + 3, 16, 98), box(x - 43, top + 30, 86, 16)];
  return [
    [-20, 28],
    [20, 28],
    [0, 66],
  ].flatMap(([dx = 0, dy = 0]) => lily(x + dx, top + dy));
}

function lily(x: number, y: number): Polygon[] {
  const petal = (bend: number): Polygon[] =>
    stroke(
      [0, 1, 2, 3, 4, 5].map((step) => ({
        x: x + bend * Math.sin((step / 5) * Math.PI * 0.9) * 9 + bend * (step / 5) * 3,
        y: y + 10 - step * 4 + (bend === 0 ? 0 : step > 3 ? (step - 3) * 5 : 0),
      })),
      bend === 0 ? 6 : 4.5,
    );
  return [
    ...petal(0),
    ...petal(-1),
    ...petal(1),
    box(x - 10, y + 6, 20, 4),
    ...stroke(
      [
        { x, y },
        { x, y: y + 16 },
      ],
      5,
    ),
  ];
}
