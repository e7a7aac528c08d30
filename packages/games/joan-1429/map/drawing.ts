import { type Layout, type Point, pointOfCorner } from '@oriflamme/hex';
import { BOARD_LAYOUT, type BoardSize, boardSizeOf } from '../src/data/map/board.ts';
import { type BigName, placeBigNames } from './big-names.ts';
import { drawCoast } from './coast-shape.ts';
import { densify, first, isInside } from './geometry.ts';
import { type CoastRing, mainlandOf } from './land.ts';
import { placeBoxes, spread } from './lettering.ts';
import { type Banks, banksOf, mouthWidth } from './river-banks.ts';
import { nameRivers, type RiverName } from './river-names.ts';
import { drawBoundary, drawRiver } from './river-shape.ts';
import type { River } from './rivers.ts';
import type { Survey } from './survey.ts';
import { drawRegions, drawSymbols, type MapSymbol, type Region } from './terrain-shape.ts';

/** Everything that is drawn, as points in board units; nothing in it has a meaning for play. */
export interface Drawing {
  readonly coast: readonly CoastRing[];
  readonly rivers: readonly { readonly river: River; readonly line: readonly Point[]; readonly banks: Banks }[];
  readonly boundary: readonly Point[];
  readonly regions: readonly Region[];
  readonly symbols: readonly MapSymbol[];
  readonly riverNames: readonly RiverName[];
  readonly bigNames: readonly BigName[];
}

/** From kilometres on the sheet to board units. */
const boardFrom =
  (sheet: Layout, board: Layout) =>
  ({ x, y }: Point): Point => {
    const scale = board.acrossFlats / sheet.acrossFlats;
    return { x: (x - sheet.origin.x) * scale + board.origin.x, y: (y - sheet.origin.y) * scale + board.origin.y };
  };

const isOnBoard = ({ x, y }: Point, size: BoardSize): boolean =>
  x > 20 && y > 20 && x < size.width - 20 && y < size.height - 20;

export const draw = ({ sheet, land, terrain, network, rivers, boundary }: Survey): Drawing => {
  const board = BOARD_LAYOUT;
  const size = boardSizeOf(sheet.grid);
  const toBoard = boardFrom(sheet.layout, board);
  const coast = drawCoast(land.rings, toBoard, size, sheet, land, board);
  const mainland = mainlandOf(coast);
  const england = coast.find(({ name }) => name === 'England')?.ring ?? [];

  const lines = rivers.map((river) => {
    const line = drawRiver(river, network, mainland, board);
    const fromEdge = network.atEdge(first(river.corners));
    return { river, line, banks: banksOf(line, mouthWidth(river.sides.length), fromEdge) };
  });
  const boundaryLine = drawBoundary(boundary, mainland, board);
  const waters = lines.flatMap(({ line }) => densify(line, 6));
  const boxes = sheet.places
    .flatMap((place) => placeBoxes({ ...place, centre: toBoard(place.centre) }))
    .flatMap((box) => spread(box));
  const symbols = drawSymbols(terrain, mainland, waters, board);

  const riverNames = nameRivers(
    rivers.map((river) => ({ ...river, corners: river.corners.map((corner) => pointOfCorner(board, corner)) })),
    waters,
    [...boxes, ...densify(boundaryLine, 6), ...symbols.map(({ at }) => at), ...densify(mainland, 6)],
  );
  const bigNames = placeBigNames(
    (position) => toBoard(sheet.at(position)),
    [...boxes, ...waters, ...symbols.map(({ at }) => at), ...riverNames.flatMap((name) => spread(name))],
    (kind, point) => {
      if (!isOnBoard(point, size)) return false;
      if (kind === 'country') return isInside(point, england);
      return kind === 'province' ? isInside(point, mainland) : !coast.some(({ ring }) => isInside(point, ring));
    },
  );
  return {
    coast,
    rivers: lines,
    boundary: boundaryLine,
    regions: drawRegions(terrain, board),
    symbols,
    riverNames,
    bigNames,
  };
};
