import type { HexId } from '@oriflamme/joan-1429';
import {
  AREA_SHAPES,
  COAST_SHAPES,
  GLOW_PATH,
  hexCentre,
  REGION_SHAPES,
  RIVER_SHAPES,
} from '@oriflamme/joan-1429/map-shapes';
import { Canvas, type Colour, type Point, type Polygon } from './canvas.ts';
import { box, readPath, stroke } from './shapes.ts';

/** What sites that show links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Right of the panel lies the map, from its northern edge to its southern. */
export const PANEL = 506;

const SCALE = 0.268;
const LEFT = PANEL + 36;
const TOP = 0;

export const COLOURS = {
  paper: [251, 244, 226],
  edge: [150, 118, 66],
  ink: [58, 38, 18],
  faint: [203, 182, 138],
  gold: [196, 146, 40],
  english: [164, 38, 44],
  burgundian: [116, 48, 127],
  french: [36, 72, 154],
  white: [255, 250, 238],
} as const satisfies Record<string, Colour>;

const GROUND = {
  sea: [168, 194, 196],
  abroad: [226, 212, 172],
  beyond: [234, 224, 186],
  east: [241, 221, 184],
  west: [226, 226, 186],
  woods: [143, 164, 92],
  rough: [184, 148, 92],
  swamp: [132, 172, 162],
  water: [104, 150, 170],
  coast: [110, 92, 58],
} as const satisfies Record<string, Colour>;

const onMap = (x: number, y: number): Point => ({ x: LEFT + x * SCALE, y: TOP + y * SCALE });
const shapeOf = (path: string): Polygon[] => readPath(path, onMap);
const closed = (ring: Polygon): Polygon => [...ring, ...ring.slice(0, 1)];

export const hexOnPicture = (hex: HexId): Point => {
  const { x, y } = hexCentre(hex);
  return onMap(x, y);
};

let drawn: Canvas | undefined;

/** The map without pieces beside an empty panel: painted once, and copied for each picture. */
export function mapCanvas(): Canvas {
  drawn ??= paintMap();
  return drawn.copy();
}

function paintMap(): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.fill([box(0, 0, WIDTH, HEIGHT)], GROUND.sea);
  const mainland = COAST_SHAPES.filter(({ kind }) => kind === 'mainland').flatMap(({ path }) => shapeOf(path));
  const abroad = COAST_SHAPES.filter(({ kind }) => kind !== 'mainland').flatMap(({ path }) => shapeOf(path));
  const coasts = [...mainland, ...abroad];
  // Paler water along the coasts, in three steps.
  for (const width of [26, 16, 8])
    canvas.fill(
      shapeOf(GLOW_PATH).flatMap((ring) => stroke(closed(ring), width)),
      COLOURS.white,
      0.16,
    );
  canvas.fill(abroad, GROUND.abroad);
  canvas.fill(mainland, GROUND.beyond);
  const land = canvas.cover(mainland);
  for (const { area, path } of AREA_SHAPES) canvas.fill(shapeOf(path), GROUND[area], 1, land);
  for (const { terrain, path } of REGION_SHAPES) canvas.fill(shapeOf(path), GROUND[terrain], 0.5, land);
  for (const { kind, path } of RIVER_SHAPES)
    canvas.fill(
      shapeOf(path).flatMap((course) => stroke(course, kind === 'river' ? 3.2 : 1.2)),
      GROUND.water,
      kind === 'river' ? 1 : 0.7,
      land,
    );
  canvas.fill(
    coasts.flatMap((ring) => stroke(closed(ring), 1.4)),
    GROUND.coast,
    0.8,
  );
  canvas.fill([box(0, 0, PANEL, HEIGHT)], COLOURS.paper);
  canvas.fill([box(PANEL, 0, 3, HEIGHT)], COLOURS.edge);
  return canvas;
}
