import {
  distance,
  enemyOf,
  type G,
  type HexId,
  hexesWith,
  holder,
  isBesieged,
  isOpenTown,
  LEADER_FACTS,
  type LeaderId,
  SIDE_OF,
  type Side,
  spsOf,
  TOWNS,
  townAt,
  townHex,
} from '@oriflamme/joan-1429';

const ORLEANS = townHex('orleans');
const CHINON = townHex('chinon');
const RHEIMS = townHex('rheims');
const PARIS = townHex('paris');
const CHARTRES = townHex('chartres');
const ROUEN = townHex('rouen');

/** SPs that should stay in a town when an army goes on: more where the war is decided. */
export const garrisonFor = (side: Side, hex: HexId): number => {
  const town = townAt(hex);
  if (town === undefined) return 0;
  if (side === 'french' && [ORLEANS, RHEIMS, CHARTRES].includes(hex)) return hex === ORLEANS ? 5 : 4;
  if (side === 'english' && [PARIS, ORLEANS, RHEIMS].includes(hex)) return 3;
  return SIDE_OF[town.home] === side ? 0 : 1;
};

const nearest = (from: HexId, hexes: readonly HexId[]): HexId | undefined =>
  [...hexes].sort((a, b) => distance(from, a) - distance(from, b))[0];

const isOpenTo = (G: G, side: Side, hex: HexId): boolean => isOpenTown(G, hex, side);

/** The French relieve Orléans, then go from town to town to Rheims, then Paris and Chartres. */
const frenchGoal = (G: G, at: HexId): HexId | undefined => {
  if (G.sieges[ORLEANS] === 'english' || holder(G, ORLEANS) !== 'french') return ORLEANS;
  if (holder(G, CHINON) !== 'french' || G.sieges[CHINON] === 'english') return CHINON;
  const last = [RHEIMS, CHARTRES, PARIS].find((hex) => holder(G, hex) !== 'french');
  if (last === undefined) return RHEIMS;
  const onTheWay = TOWNS.map((town) => town.hex).filter(
    (hex) => holder(G, hex) !== 'french' && distance(at, hex) + distance(hex, last) <= distance(at, last) + 3,
  );
  return (
    nearest(
      at,
      onTheWay.filter((hex) => !(G.burgundyNeutral && townAt(hex)?.home === 'burgundian')),
    ) ?? last
  );
};

/** Others need not come while the besiegers of Orléans can deal with whoever is near. */
const enoughBesiegers = (G: G): boolean => {
  const french = hexesWith(G, 'french').filter((hex) => distance(hex, ORLEANS) <= 2);
  const against = french.reduce((sum, hex) => sum + spsOf(G, hex, 'french'), 0);
  return spsOf(G, ORLEANS, 'english') >= against * 0.8;
};

/** The English take Orléans, then Chinon; driven off, they stand where the Maid would go, and come back when she is far. */
const englishGoal = (G: G, at: HexId): HexId | undefined => {
  const lost = [RHEIMS, PARIS, CHARTRES].filter((hex) => holder(G, hex) !== 'english');
  const near = nearest(at, lost);
  if (near !== undefined && distance(at, near) <= 6) return near;
  if (holder(G, ORLEANS) === 'english') return CHINON;
  if (G.sieges[ORLEANS] === 'english') return enoughBesiegers(G) ? undefined : ORLEANS;
  const maid = G.leaders.jeanne.hex;
  if (maid !== null && distance(maid, RHEIMS) < distance(maid, ORLEANS))
    return distance(at, ORLEANS) < 4 ? ORLEANS : RHEIMS;
  return spsOf(G, at, 'english') >= spsOf(G, ORLEANS, 'french') ? ORLEANS : (near ?? PARIS);
};

export const armyGoal = (G: G, side: Side, at: HexId): HexId | undefined =>
  side === 'french' ? frenchGoal(G, at) : englishGoal(G, at);

/** A cathedral with a garrison for Charles, Chinon till there is one; Rouen for Henry. */
export const kingGoal = (G: G, side: Side): HexId | undefined => {
  if (side === 'english') return isBesieged(G, ROUEN) ? undefined : ROUEN;
  if (G.crowned.rheims) return isOpenTo(G, 'french', RHEIMS) ? RHEIMS : CHINON;
  const [open] = [RHEIMS, CHARTRES].filter((hex) => isOpenTo(G, 'french', hex) && spsOf(G, hex, 'french') >= 3);
  return open ?? CHINON;
};

/** Where a leader without an army finds one that lacks him. */
export const companyFor = (G: G, side: Side, at: HexId): HexId | undefined => {
  const armies = hexesWith(G, side).filter((hex) => spsOf(G, hex, side) >= 4 && G.sieges[hex] !== enemyOf(side));
  const led = (hex: HexId): boolean =>
    Object.entries(G.leaders).some(
      ([id, leader]) =>
        leader.hex === hex && LEADER_FACTS[id as LeaderId].side === side && LEADER_FACTS[id as LeaderId].attack > 0,
    );
  return (
    nearest(
      at,
      armies.filter((hex) => !led(hex) && hex !== at),
    ) ??
    nearest(
      at,
      armies.filter((hex) => hex !== at),
    )
  );
};

/** How far an army comes in a turn, and a little more. */
const STRIKE = 7;

/** What a king risks in a hex: nothing where nobody near can fall upon him with much of a chance. */
export const dangerAt = (G: G, side: Side, hex: HexId): number => {
  const own = isBesieged(G, hex) ? 0 : spsOf(G, hex, side);
  const strength = own * (townAt(hex) === undefined ? 1 : 3);
  let danger = own === 0 ? 4 : 0;
  for (const near of hexesWith(G, enemyOf(side))) {
    const away = distance(near, hex);
    if (away <= STRIKE && spsOf(G, near, enemyOf(side)) > strength) danger = Math.max(danger, 12 - away);
  }
  return danger;
};
