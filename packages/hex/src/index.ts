export { flood, line, range, ring } from './area.ts';
export { CORNERS, type Corner, type CornerId, cornerOf, cornersOf, cornersOfSide, hexesAtCorner } from './corner.ts';
export { type Grid, hexesOfGrid, isOnGrid } from './grid.ts';
export { columnOf, type HexId, hexId, hexIdAt, isHexId, rowOf } from './hex-id.ts';
export { type HexsideId, hexesOfSide, hexsideBetween, hexsideOf, sideOfNeighbours } from './hexside.ts';
export {
  centreOf,
  cornerPoint,
  hexAtPoint,
  type Layout,
  outlineOf,
  type Point,
  pointOfCorner,
  sideLength,
} from './layout.ts';
export { DIRECTIONS, type Direction, directionTo, distance, neighbour, neighbours, opposite } from './neighbour.ts';
export { type Arrival, cheapestWays, type Reach, reach, type Step, wayTo } from './reach.ts';
