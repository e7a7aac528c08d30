import { expect, test } from 'vitest';
import { apply } from '../match/apply.ts';
import { newMatch } from '../match/new-match.ts';
import type { MatchRow } from '../match/row.ts';
import type { Seat } from '../seat.ts';
import { toyGame } from '../testing/index.ts';
import { commitment, fairRoller, type Nonces } from './fair-roller.ts';
import { verifyDice } from './verify.ts';

const seed = '5e'.repeat(32);
const nonces: Nonces = ['one', null];

function played(): MatchRow[] {
  const roller = fairRoller(seed, nonces);
  let { state, row } = newMatch(toyGame, { goal: 1000 }, roller);
  const rows: MatchRow[] = [row];
  for (let i = 0; i < 20; i += 1) {
    const seat = Object.keys(state.ctx.activePlayers ?? {})[0] as Seat;
    const order = state.G.asked ? { type: 'answer', yes: true } : { type: 'roll' };
    const result = apply(toyGame, state, seat, order, roller);
    if (!result.ok) throw new Error(result.violation.code);
    state = result.state;
    rows.push(result.row);
  }
  return rows;
}

test('an honest match has no fault', () => {
  expect(verifyDice({ commitment: commitment(seed), seed, nonces, rows: played() })).toEqual({ rolls: 11, faults: [] });
});

test('another seed than the promised one is found, and so are other nonces', () => {
  const rows = played();
  const swapped = verifyDice({ commitment: commitment('11'.repeat(32)), seed, nonces, rows });
  expect(swapped.faults).toEqual([{ kind: 'otherSeed' }]);
  const other = verifyDice({ commitment: commitment(seed), seed, nonces: [null, 'one'], rows });
  expect(other.faults.some((fault) => fault.kind === 'otherFace')).toBe(true);
});

test('a changed face, a roll left out and a roll used twice are found', () => {
  const rows = played();
  const at = rows.findIndex((row) => row.dice.length > 0 && row.n > 2);
  const [die] = rows[at]?.dice ?? [];
  if (!die) throw new Error('no die');
  const verify = (dice: { n: number; face: number }[]) =>
    verifyDice({
      commitment: commitment(seed),
      seed,
      nonces,
      rows: rows.map((row, i) => (i === at ? { ...row, dice } : row)),
    }).faults;
  expect(verify([{ n: die.n, face: (die.face % 6) + 1 }])).toMatchObject([
    { kind: 'otherFace', roll: die.n, due: die.face },
  ]);
  expect(verify([])[0]).toMatchObject({ kind: 'outOfOrder' });
  expect(verify([die, die])[0]).toMatchObject({ kind: 'outOfOrder', roll: die.n });
});
