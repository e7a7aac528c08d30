import { line, reach as spread, wayTo } from '@oriflamme/hex';
import { type Detachment, type HexId, type LotKey, type March, readLot, stepCost, UNITS } from '@oriflamme/joan-1429';
import { isNobody, keysOf, nobody, remainder, restrict } from './detachment.ts';

/** Where a group can go, as the game's module says. */
export type Lit = Readonly<
  Record<HexId, { readonly cost: number; readonly path: HexId[]; readonly entry: string; readonly garrisons: number }>
>;

/** The SP that is missed least as a garrison: militia before foot, foot before horse, guns last. */
function cheapest(group: Detachment): LotKey | undefined {
  const price = (key: LotKey): number => {
    const { type } = readLot(key);
    return type === 'militia' ? 0 : UNITS[type].gun ? 9 : (UNITS[type].cost ?? 5);
  };
  return keysOf(group).sort((a, b) => price(a) - price(b))[0];
}

/** What the player leaves behind, by hex of the way. */
export type Drops = Readonly<Record<HexId, Detachment>>;

/** One hex of a way at which something may be left: what the group has there, and what stays. */
export interface Stop {
  readonly at: HexId;
  readonly band: Detachment;
  readonly leave: Detachment;
  /** A town taken on the way, which must keep an SP. */
  readonly garrison: boolean;
}

/** The hexes passed on the way to a lit hex, with what the group carries there; towns taken keep one SP unless told otherwise. */
export function stopsTo(lit: Lit, group: Detachment, to: HexId, drops: Drops): Stop[] {
  const stops: Stop[] = [];
  let band = group;
  for (const at of lit[to]?.path.slice(0, -1) ?? []) {
    const garrison = lit[at]?.entry === 'town';
    const key = garrison ? cheapest(band) : undefined;
    const wanted = drops[at] ?? (key === undefined ? nobody : { lots: { [key]: 1 }, leaders: [] });
    const leave = restrict(wanted, band);
    stops.push({ at, band, leave, garrison });
    band = remainder(band, leave);
  }
  return stops;
}

/** The march to a lit hex, with what is left behind on the way. */
export function marchTo(lit: Lit, from: HexId, group: Detachment, to: HexId, drops: Drops = {}): March | undefined {
  const arrival = lit[to];
  if (arrival === undefined) return undefined;
  const left = stopsTo(lit, group, to, drops).filter(({ leave }) => !isNobody(leave));
  return { type: 'march', from, group, path: arrival.path, drops: left.map(({ at, leave }) => ({ at, leave })) };
}

const far = 60;

/** The march one would have meant by pointing at a hex that is not lit: its refusal says why it is not. */
export function marchMeant(from: HexId, group: Detachment, to: HexId): March {
  const reached = spread(from, (a, b) => stepCost(a, b), far);
  const path = wayTo(reached, to) ?? line(from, to);
  return { type: 'march', from, group, path: path.filter((hex) => hex !== from), drops: [] };
}
