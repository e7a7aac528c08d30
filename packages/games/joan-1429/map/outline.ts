import {
  CORNERS,
  type Corner,
  type CornerId,
  cornerOf,
  DIRECTIONS,
  flood,
  type HexId,
  neighbour,
  neighbours,
} from '@oriflamme/hex';

/** Parts a set of hexes into groups that touch one another. */
export const groupsOf = (hexes: ReadonlySet<HexId>): ReadonlySet<HexId>[] => {
  const groups: ReadonlySet<HexId>[] = [];
  const seen = new Set<HexId>();
  for (const id of hexes) {
    if (seen.has(id)) continue;
    const group = flood(id, neighbours, (_, to) => hexes.has(to));
    for (const member of group) seen.add(member);
    groups.push(group);
  }
  return groups;
};

/** The rings of corners round a set of hexes: outer rims clockwise, holes the other way. */
export const outlinesOf = (hexes: ReadonlySet<HexId>): CornerId[][] => {
  const next = new Map<CornerId, CornerId>();
  for (const id of hexes) {
    DIRECTIONS.forEach((direction, index) => {
      const beyond = neighbour(id, direction);
      if (beyond !== undefined && hexes.has(beyond)) return;
      const from = cornerOf(id, CORNERS[index] as Corner);
      const to = cornerOf(id, CORNERS[(index + 1) % CORNERS.length] as Corner);
      if (from !== undefined && to !== undefined) next.set(from, to);
    });
  }
  const rings: CornerId[][] = [];
  while (next.size > 0) {
    const ring: CornerId[] = [];
    let [corner] = next.keys();
    while (corner !== undefined) {
      ring.push(corner);
      const to: CornerId | undefined = next.get(corner);
      next.delete(corner);
      corner = to !== undefined && next.has(to) ? to : undefined;
    }
    rings.push(ring);
  }
  return rings;
};
