import type { Point, Polygon } from './canvas.ts';

const CURVE_STEPS = 2;
const ROUND_STEPS = 24;

/** The closed rings or open lines of SVG path data of the kinds the maps use: M, l, q, t, z. */
export function readPath(path: string, place: (x: number, y: number) => Point): Polygon[] {
  const lines: Point[][] = [];
  let x = 0;
  let y = 0;
  let control = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of path.matchAll(/([MlqtzZ])([^MlqtzZ]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = command === 'q' ? 4 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(at, at + size);
      const from = { x, y };
      if (command === 'M') {
        lines.push([]);
        [x, y] = [a, b];
      } else if (command === 'q') {
        control = { x: x + a, y: y + b };
        [x, y] = [x + c, y + d];
      } else {
        control = command === 't' ? { x: 2 * x - control.x, y: 2 * y - control.y } : from;
        [x, y] = [x + a, y + b];
      }
      const steps = command === 'q' || command === 't' ? CURVE_STEPS : 1;
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps;
        const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
        const bent = { x: mix(from.x, control.x, x), y: mix(from.y, control.y, y) };
        const next = steps === 1 ? { x, y } : bent;
        lines.at(-1)?.push(place(next.x, next.y));
      }
    }
  }
  return lines;
}

export function disc({ x, y }: Point, radius: number): Polygon {
  return Array.from({ length: ROUND_STEPS }, (_, step) => {
    const angle = (step * 2 * Math.PI) / ROUND_STEPS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export const box = (left: number, top: number, width: number, height: number): Polygon => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

/** A line of some width with round ends and corners: a bar along each part of it. All run the same way round. */
export function stroke(line: readonly Point[], width: number): Polygon[] {
  const radius = width / 2;
  return line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    const towards = Math.atan2(to.y - from.y, to.x - from.x);
    const half = (centre: Point, start: number): Point[] =>
      Array.from({ length: 7 }, (_, step) => {
        const angle = start + (step * Math.PI) / 6;
        return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
      });
    return [...half(to, towards - Math.PI / 2), ...half(from, towards + Math.PI / 2)];
  });
}

/** A heater shield, its top edge in the middle of `x`. */
export function shield(x: number, top: number, width: number): Polygon {
  const height = width * 1.2;
  const curve = Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    return { x: x + (width / 2) * Math.cos((t * Math.PI) / 2) ** 0.8, y: top + height * (0.4 + 0.6 * t) };
  });
  const left = curve.map((point) => ({ x: 2 * x - point.x, y: point.y })).reverse();
  return [{ x: x - width / 2, y: top }, { x: x + width / 2, y: top }, ...curve, ...left];
}
