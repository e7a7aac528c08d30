import type { MatchRow } from '../match/row.ts';
import type { Roller } from '../table.ts';

/** Dice written down beforehand. `done` fails when some were not rolled: a test says every die that falls. */
export function scriptedRoller(faces: readonly number[]): Roller & { done(): void } {
  let next = 0;
  return {
    roll(n) {
      const face = faces[next];
      if (face === undefined) throw new Error(`Roll ${n} was not expected: only ${faces.length} dice are scripted`);
      next += 1;
      return face;
    },
    done() {
      if (next !== faces.length) throw new Error(`${faces.length - next} scripted dice were not rolled`);
    },
  };
}

/** The dice of a match as they fell. */
export function recordedRoller(rows: readonly MatchRow[]): Roller {
  const faces = new Map(rows.flatMap((row) => row.dice.map((die) => [die.n, die.face] as const)));
  return {
    roll(n) {
      const face = faces.get(n);
      if (face === undefined) throw new Error(`Roll ${n} is not in the record`);
      return face;
    },
  };
}

/** Even enough dice from a number, for games that nobody plays for a result. */
export function seededRoller(seed: number): Roller {
  return {
    roll(n) {
      let x = Math.imul(seed ^ Math.imul(n, 0x9e3779b1), 0x85ebca6b) >>> 0;
      x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35) >>> 0;
      return (((x ^ (x >>> 16)) >>> 0) % 6) + 1;
    },
  };
}
