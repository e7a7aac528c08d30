import { hexesOfGrid, type Point, pointOfCorner } from '@oriflamme/hex';
import { BOARD_LAYOUT } from '../src/data/map/board.ts';
import { smoothPath, smoothRing, straightRing } from './curve.ts';
import type { Drawing } from './drawing.ts';
import type { Area } from './facts.ts';
import { closed, simplified } from './geometry.ts';
import { outlinesOf } from './outline.ts';
import type { Survey } from './survey.ts';
import { RELIEFS } from './terrain-shape.ts';
import { list, quoted, record } from './text.ts';

const areaPath = (survey: Survey, area: Area): string => {
  const hexes = new Set([...survey.areas].filter(([, of]) => of === area).map(([id]) => id));
  return outlinesOf(hexes)
    .map((ring) => straightRing(ring.map((corner) => pointOfCorner(BOARD_LAYOUT, corner))))
    .join('');
};

const fieldPath = ({ sheet }: Survey): string =>
  outlinesOf(new Set(hexesOfGrid(sheet.grid)))
    .map((ring) => straightRing(ring.map((corner) => pointOfCorner(BOARD_LAYOUT, corner))))
    .join('');

const whole = (value: number): string => String(Math.round(value));

const coastRows = ({ coast }: Drawing): string[] =>
  coast.map(({ name, ring }) =>
    record([
      ['kind', quoted(name === 'mainland' ? 'mainland' : name === 'England' ? 'england' : 'island')],
      ['path', quoted(smoothRing(ring))],
    ]),
  );

/** A bank is a few units from its line: whole units would make it stagger. */
const inTenths = ({ x, y }: Point): Point => ({ x: x * 10, y: y * 10 });

/** The coast's glow is a blur: a rough line will do for it, and is drawn five times as fast. */
const GLOW_TOLERANCE = 5;
const glowPath = ({ coast }: Drawing): string =>
  coast.map(({ ring }) => straightRing(simplified(closed(ring), GLOW_TOLERANCE).slice(0, -1))).join('');

const riverRows = ({ rivers }: Drawing): string[] =>
  rivers.map(({ river, line, banks }) =>
    record([
      ['name', quoted(river.id)],
      ['kind', quoted(river.class)],
      ['path', quoted(smoothPath(line))],
      [
        'banks',
        river.class === 'stream'
          ? 'null'
          : quoted(smoothRing([...banks.left, ...[...banks.right].reverse()].map(inTenths))),
      ],
    ]),
  );

const regionRows = ({ regions }: Drawing): string[] =>
  regions.map(({ terrain, rings }) =>
    record([
      ['terrain', quoted(terrain)],
      ['path', quoted(rings.map(smoothRing).join(''))],
    ]),
  );

const symbolRows = ({ symbols }: Drawing): string[] =>
  RELIEFS.map((relief) => {
    const own = symbols.filter(({ terrain }) => terrain === relief);
    const values = own.flatMap(({ at, scale }) => [whole(at.x), whole(at.y), whole(scale * 100)]);
    return record([
      ['terrain', quoted(relief)],
      ['spots', `[${values.join(',')}]`],
    ]);
  });

const riverNameRows = ({ riverNames }: Drawing): string[] =>
  riverNames.map(({ river, at, angle }) =>
    record([
      ['river', quoted(river)],
      ['x', whole(at.x)],
      ['y', whole(at.y)],
      ['angle', whole(angle)],
    ]),
  );

const bigNameRows = ({ bigNames }: Drawing): string[] =>
  bigNames.map(({ facts, at, angle, size, spacing }) =>
    record([
      ['id', quoted(facts.id)],
      ['kind', quoted(facts.kind)],
      ['en', quoted(facts.en)],
      ['fr', quoted(facts.fr)],
      ['x', whole(at.x)],
      ['y', whole(at.y)],
      ['angle', whole(angle)],
      ['size', whole(size)],
      ['spacing', whole(spacing)],
    ]),
  );

/** The source text of the shapes. */
export const shapesText = (survey: Survey, drawing: Drawing): string =>
  [
    '// Written by `npm run map` from map/geography.json; change the facts, not this file.',
    "import type { AreaShape, BigName, CoastShape, RegionShape, RiverName, RiverShape, SymbolRow } from '../map/shape-rows.ts';",
    '',
    `${list('COAST_SHAPES', ': readonly CoastShape[]', coastRows(drawing))};`,
    '',
    `${list('RIVER_SHAPES', ': readonly RiverShape[]', riverRows(drawing))};`,
    '',
    `export const GLOW_PATH = ${quoted(glowPath(drawing))};`,
    '',
    `export const FIELD_PATH = ${quoted(fieldPath(survey))};`,
    '',
    `export const BOUNDARY_PATH = ${quoted(smoothPath(drawing.boundary))};`,
    '',
    `${list(
      'AREA_SHAPES',
      ': readonly AreaShape[]',
      (['east', 'west'] as const).map((area) =>
        record([
          ['area', quoted(area)],
          ['path', quoted(areaPath(survey, area))],
        ]),
      ),
    )};`,
    '',
    `${list('REGION_SHAPES', ': readonly RegionShape[]', regionRows(drawing))};`,
    '',
    `${list('SYMBOL_ROWS', ': readonly SymbolRow[]', symbolRows(drawing))};`,
    '',
    `${list('RIVER_NAMES', ': readonly RiverName[]', riverNameRows(drawing))};`,
    '',
    `${list('BIG_NAMES', ': readonly BigName[]', bigNameRows(drawing))};`,
    '',
  ].join('\n');
