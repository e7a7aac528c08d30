export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Polygon = readonly Point[];
export type Colour = readonly [red: number, green: number, blue: number];

/** For each pixel of a canvas, from 0 to 1, how much of it a shape covers. */
export type Coverage = Float32Array;

/** Pixels, and shapes with soft edges painted on them, one over the other. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, row by row. */
  readonly pixels: Uint8Array;

  constructor(width: number, height: number, pixels = new Uint8Array(width * height * 3)) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, this.pixels.slice());
  }

  /** `within` is where the shape may be seen at all. */
  fill(shape: readonly Polygon[], colour: Colour, opacity = 1, within?: Coverage): void {
    const { width, pixels } = this;
    const frame = this.#frameOf(shape);
    const covered = coverOf(shape, frame);
    for (let y = 0; y < frame.height; y += 1)
      for (let x = 0; x < frame.width; x += 1) {
        const place = (frame.top + y) * width + frame.left + x;
        const share = (covered[y * frame.width + x] ?? 0) * opacity * (within?.[place] ?? 1);
        if (share <= 0) continue;
        for (let channel = 0; channel < 3; channel += 1) {
          const was = pixels[place * 3 + channel] ?? 0;
          pixels[place * 3 + channel] = Math.round(was + ((colour[channel] ?? 0) - was) * share);
        }
      }
  }

  cover(shape: readonly Polygon[]): Coverage {
    return coverOf(shape, { left: 0, top: 0, width: this.width, height: this.height });
  }

  #frameOf(shape: readonly Polygon[]): Frame {
    let [left, top, right, bottom] = [this.width, this.height, 0, 0];
    for (const polygon of shape)
      for (const { x, y } of polygon) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
      }
    left = Math.max(0, Math.floor(left));
    top = Math.max(0, Math.floor(top));
    const width = Math.max(0, Math.min(this.width, Math.ceil(right) + 1) - left);
    return { left, top, width, height: Math.max(0, Math.min(this.height, Math.ceil(bottom) + 1) - top) };
  }
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The exact area of each pixel inside the shape: every edge adds what lies to its right, with its direction's sign. */
function coverOf(shape: readonly Polygon[], { left, top, width, height }: Frame): Coverage {
  const areas = new Float32Array(width * height);
  for (const polygon of shape)
    for (let index = 0; index < polygon.length; index += 1) {
      const from = polygon[index];
      const to = polygon[index + 1] ?? polygon[0];
      if (from && to) addEdge(areas, width, height, from.x - left, from.y - top, to.x - left, to.y - top);
    }
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += areas[y * width + x] ?? 0;
      areas[y * width + x] = Math.min(1, Math.abs(sum));
    }
  }
  return areas;
}

function addEdge(
  areas: Float32Array,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const down = fromY < toY;
  const [x0, y0, x1, y1] = down ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y += 1) {
    const above = Math.max(y, y0);
    const below = Math.min(y + 1, y1);
    const tall = (below - above) * (down ? 1 : -1);
    const a = clamp(x0 + (above - y0) * slope, width);
    const b = clamp(x0 + (below - y0) * slope, width);
    addSpan(areas, y * width, width, Math.min(a, b), Math.max(a, b), tall);
  }
}

/** What is left of the canvas still shades all of the row, what is right of it nothing. */
const clamp = (x: number, width: number): number => Math.min(Math.max(x, 0), width);

/** The edge crosses this row from `left` to `right`; its height is spread over the pixels by the area right of it. */
function addSpan(areas: Float32Array, row: number, width: number, left: number, right: number, tall: number): void {
  const first = Math.floor(left);
  const last = Math.min(Math.ceil(right), width);
  if (first >= width) return;
  if (last <= first + 1) {
    const share = 1 - ((left + right) / 2 - first);
    add(areas, row + first, tall * share);
    if (first + 1 < width) add(areas, row + first + 1, tall * (1 - share));
    return;
  }
  let before = 0;
  for (let x = first; x < last; x += 1) {
    const area = areaRight(left, right, x) * tall;
    add(areas, row + x, area - before);
    before = area;
  }
  if (last < width) add(areas, row + last, tall - before);
}

/** The part of pixel x right of an edge that runs evenly from `left` to `right`. */
function areaRight(left: number, right: number, x: number): number {
  const upTo = (limit: number): number => {
    const reach = Math.min(Math.max(limit, left), right) - left;
    return (reach * reach) / (2 * (right - left)) + Math.max(0, limit - right);
  };
  return upTo(x + 1) - upTo(x);
}

function add(areas: Float32Array, place: number, value: number): void {
  areas[place] = (areas[place] ?? 0) + value;
}
