import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joan1429 } from '@oriflamme/joan-1429';
import { anyGame, apply, applyPatch, type MatchState, type Seat } from '@oriflamme/platform';
import { seededRoller } from '@oriflamme/platform/testing';
import { describe, expect, test } from 'vitest';
import { canCarryOn, carryOn } from './carry-on.ts';
import { matchDocument, readDocument } from './import-document.ts';

const folder = join(import.meta.dirname, '../../test/fixtures');
const fixtures = readdirSync(folder).filter((name) => name.startsWith('joan-1429-rules-'));
const game = anyGame(joan1429);

/** One match of each version of the rules there has been, exported while it ran. */
describe.each(fixtures)('the match in %s', (name) => {
  const document = matchDocument.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const { rulesVersion } = document.match;

  test('is read row by row without the rules of its time', async () => {
    const read = await readDocument(document, game);
    expect(read.rows).toHaveLength(document.rows.length);
    expect(read.snapshots.at(-1)).toMatchObject({ n: 40 });
  });

  test('goes on under the rules of today, or is known to be frozen', () => {
    if (!canCarryOn(game, rulesVersion)) {
      expect(Object.keys(joan1429.migrations ?? {})).not.toContain(String(rulesVersion));
      return;
    }
    let state = document.initial as unknown as MatchState;
    for (const row of document.rows) state = applyPatch(state, row.patch as Parameters<typeof applyPatch>[1]);
    if (rulesVersion !== game.rulesVersion) state = applyPatch(state, carryOn(game, state, rulesVersion).patch);
    const roller = seededRoller(1);
    for (let i = 0; i < 20 && state.ctx.gameover === undefined; i += 1) {
      const seat = Object.keys(state.ctx.activePlayers ?? {})[0] as Seat;
      const options = game.options(state.G, state.ctx, seat);
      expect(options).toBeDefined();
      const result = apply(
        game,
        state,
        seat,
        game.compose(options, () => 0),
        roller,
      );
      if (!result.ok) throw new Error(`Refused: ${result.violation.code}`);
      ({ state } = result);
    }
    expect(state._stateID).toBeGreaterThan(document.rows.length);
  });
});

test('there is a match of every version up to today’s', () => {
  const versions = fixtures.map((name) => Number(/rules-(\d+)/.exec(name)?.[1])).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: joan1429.rulesVersion }, (_, i) => i + 1));
});
