import { columnName, type G, type Happening, type HexId, holder, type Side } from '@oriflamme/joan-1429';
import type { Row } from '../../connection/wire.ts';
import { type Losses, lossesUpTo } from '../replay/analysis.ts';

/** A happening with its row and the game turn it belongs to. */
export interface Told {
  readonly n: number;
  readonly turn: number;
  readonly happening: Happening;
}

/** Positions by their number. */
export type Positions = readonly { readonly G: G }[];

/** One order may end a turn and begin the next: what is told before the new turn belongs to the old. */
export function toldIn(rows: readonly Row[], positions: Positions): readonly Told[] {
  return rows.flatMap(({ n, happenings }) => {
    let turn = positions[Math.max(0, n - 1)]?.G.turn ?? 1;
    return (happenings as readonly Happening[]).map((happening) => {
      if (happening.kind === 'turnBegan') turn = happening.turn;
      return { n, turn, happening };
    });
  });
}

/** Every game turn that was played, with the number of its last position. */
export function turnsOf(positions: Positions): readonly { readonly turn: number; readonly n: number }[] {
  const last = new Map<number, number>();
  // After a take-back over a turn's end the later turn has been no part of the match until it comes again.
  positions.forEach(({ G: { turn } }, n) => {
    for (const known of last.keys()) if (known > turn) last.delete(known);
    last.set(turn, n);
  });
  return [...last].sort(([a], [b]) => a - b).map(([turn, n]) => ({ turn, n }));
}

export type BySide = Readonly<Record<Side, number>>;

const summed = (losses: Losses): BySide => {
  const sum = { english: 0, french: 0 };
  for (const { english, french } of losses.values()) {
    sum.english += english;
    sum.french += french;
  }
  return sum;
};

/** SPs lost in these happenings. */
export function lostIn(told: readonly Told[]): BySide {
  const happenings = told.map(({ happening }) => happening);
  return summed(lossesUpTo([{ n: 0, kind: 'order', seat: null, phase: null, step: null, dice: [], happenings }], 0));
}

/** SPs lost turn by turn. */
export const lossesByTurn = (told: readonly Told[], turns: readonly { readonly turn: number }[]) =>
  turns.map(({ turn }) => ({ turn, lost: lostIn(told.filter((one) => one.turn === turn)) }));

export interface Siege {
  readonly hex: HexId;
  readonly besieger: Side;
  readonly begun: { readonly n: number; readonly turn: number };
  /** It stood when the match began. */
  readonly before: boolean;
  readonly ended: { readonly n: number; readonly turn: number } | null;
  readonly how: 'starved' | 'stormed' | 'raised' | 'stands';
  /** Game turns in which it stood, the first and the last too. */
  readonly turns: number;
}

/** Every siege, read off the positions; how it ended is told by who holds the town afterwards. */
export function siegesOf(rows: readonly Row[], told: readonly Told[], positions: Positions): readonly Siege[] {
  const sieges: Siege[] = [];
  const open = new Map<HexId, { readonly besieger: Side; readonly n: number; readonly turn: number }>();
  let last = { n: 0, turn: positions[0]?.G.turn ?? 1 };
  const close = (hex: HexId, how: Siege['how'], end: Siege['ended']): void => {
    const siege = open.get(hex);
    if (!siege) return;
    open.delete(hex);
    const { besieger, n, turn } = siege;
    const turns = (end ?? last).turn - turn + 1;
    sieges.push({ hex, besieger, begun: { n, turn }, before: n === 0, ended: end, how, turns });
  };
  for (const { n } of rows) {
    const G = positions[n]?.G;
    if (!G) continue;
    const here = told.filter((one) => one.n === n);
    for (const [hex, { besieger }] of [...open]) {
      if (G.sieges[hex] === besieger) continue;
      const fell = here.find(({ happening }) => happening.kind === 'townFellToSiege' && happening.hex === hex);
      const how = fell ? 'starved' : holder(G, hex) === besieger ? 'stormed' : 'raised';
      close(hex, how, { n, turn: fell?.turn ?? here[0]?.turn ?? G.turn });
    }
    for (const [hex, besieger] of Object.entries(G.sieges) as [HexId, Side][])
      if (!open.has(hex)) open.set(hex, { besieger, n, turn: n === 0 ? G.turn : (here[0]?.turn ?? G.turn) });
    last = { n, turn: G.turn };
  }
  for (const hex of [...open.keys()]) close(hex, 'stands', null);
  return sieges.sort((a, b) => a.begun.n - b.begun.n);
}

/** The odds of each battle that was rolled for, by the row of its roll. */
export function oddsByRow(told: readonly Told[]): ReadonlyMap<number, string> {
  const odds = new Map<number, string>();
  let column: number | undefined;
  for (const { n, happening } of told) {
    if (happening.kind === 'attackDeclared') column = undefined;
    else if (happening.kind === 'oddsReckoned') column = happening.column;
    else if (happening.kind === 'combatRolled' && column !== undefined) odds.set(n, columnName(column));
  }
  return odds;
}
