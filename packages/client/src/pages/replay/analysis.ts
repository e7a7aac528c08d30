import {
  COMBAT_RESULTS,
  type G,
  type Happening,
  type HexId,
  hexesWith,
  LEADER_FACTS,
  type Side,
  spsOf,
  TOWN_FALLS_AT,
} from '@oriflamme/joan-1429';
import { type MatchRow, timeline } from '@oriflamme/platform';
import type { Row } from '../../connection/wire.ts';

/** A battle or a siege roll: what its chances were before the die, and what came of it. */
export interface Contest {
  readonly n: number;
  readonly kind: 'battle' | 'siege';
  readonly hex: HexId;
  readonly attacker: Side;
  /** That the defender is driven off or destroyed, or the town falls. */
  readonly chance: number;
  readonly won: boolean;
  readonly result: string;
}

/** A die that somebody wanted high, and how much better than the mean of 3.5 it was for him. */
export interface Stroke {
  readonly n: number;
  readonly side: Side;
  readonly luck: number;
}

/** The rows that stand: what was taken back is no part of what happened. */
export function standingRows(rows: readonly Row[]): readonly Row[] {
  const standing = new Set(timeline(rows as readonly MatchRow[]).past);
  return rows.filter((row) => row.kind !== 'order' || standing.has(row.n));
}

const yields = (cell: string): boolean => /[RE]/.test(cell.split('/')[1] ?? '');

/** The chance that the defender must give way, over the six faces of the die. */
export function chanceOf(column: number, modifiers: number): number {
  const won = [1, 2, 3, 4, 5, 6].filter((die) => {
    const cell = COMBAT_RESULTS[Math.min(8, Math.max(0, die + modifiers))]?.[column];
    return cell !== undefined && yields(cell);
  });
  return won.length / 6;
}

/** Every contest of the match, in order. */
export function contestsOf(rows: readonly Row[]): readonly Contest[] {
  const contests: Contest[] = [];
  // A battle may be spread over several orders: who attacks where is told by the first, the odds by a later one.
  let attacker: Side = 'french';
  let hex: HexId | undefined;
  let column = 0;
  for (const { n, happenings } of rows)
    for (const told of happenings as readonly Happening[]) {
      if (told.kind === 'attackDeclared') {
        attacker = told.side;
        hex = told.target;
      } else if (told.kind === 'oddsReckoned') column = told.column;
      else if (told.kind === 'combatRolled' && hex !== undefined) {
        const chance = chanceOf(column, told.total - told.die);
        contests.push({ n, kind: 'battle', hex, attacker, chance, won: yields(told.result), result: told.result });
      } else if (told.kind === 'decidedUnrolled' && hex !== undefined) {
        const won = yields(told.result);
        contests.push({ n, kind: 'battle', hex, attacker, chance: won ? 1 : 0, won, result: told.result });
      } else if (told.kind === 'siegeRoll') {
        const needed = TOWN_FALLS_AT - (told.total - told.die);
        const chance = Math.min(6, Math.max(0, 7 - needed)) / 6;
        const { hex: town, besieger, falls, total } = told;
        contests.push({ n, kind: 'siege', hex: town, attacker: besieger, chance, won: falls, result: String(total) });
      }
    }
  return contests;
}

const enemy = { english: 'french', french: 'english' } as const;

/** Every die that one side wanted high. */
export function strokesOf(rows: readonly Row[]): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let attacker: Side = 'french';
  for (const { n, happenings } of rows)
    for (const told of happenings as readonly Happening[]) {
      if (told.kind === 'attackDeclared') attacker = told.side;
      const wished = wishOf(told, attacker);
      if (wished) strokes.push({ n, side: wished.side, luck: wished.die - 3.5 });
    }
  return strokes;
}

function wishOf(told: Happening, attacker: Side): { side: Side; die: number } | undefined {
  switch (told.kind) {
    case 'combatRolled':
      return { side: attacker, die: told.die };
    case 'defensiveFire':
      return { side: enemy[attacker], die: told.die };
    case 'siegeRoll':
      return { side: told.besieger, die: told.die };
    case 'englishReplacements':
    case 'burgundianReplacements':
      return { side: 'english', die: told.die };
    case 'frenchReplacements':
      return { side: 'french', die: told.die };
    case 'ransomRoll':
      return { side: LEADER_FACTS[told.leader].side, die: told.die };
    default:
      return undefined;
  }
}

export const strengthOf = (G: G, side: Side): number =>
  hexesWith(G, side).reduce((sum, hex) => sum + spsOf(G, hex, side), 0);

export type Losses = ReadonlyMap<HexId, Readonly<Record<Side, number>>>;

/** SPs lost by hex, up to a row. */
export function lossesUpTo(rows: readonly Row[], n: number): Losses {
  const losses = new Map<HexId, Record<Side, number>>();
  const lose = (hex: HexId, side: Side, lots: Readonly<Record<string, number>>): void => {
    const at = losses.get(hex) ?? { english: 0, french: 0 };
    at[side] += Object.values(lots).reduce((sum, sps) => sum + sps, 0);
    losses.set(hex, at);
  };
  for (const row of rows) {
    if (row.n > n) break;
    for (const told of row.happenings as readonly Happening[]) {
      if (told.kind === 'spsLost' || told.kind === 'starved' || told.kind === 'excessRemoved')
        lose(told.hex, told.side, told.lots);
      else if (told.kind === 'townFellToSiege') lose(told.hex, enemy[told.besieger], told.lots);
    }
  }
  return losses;
}
