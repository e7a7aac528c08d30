import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joan1429, type Order } from '@oriflamme/joan-1429';
import { seededRoller } from '@oriflamme/platform/testing';
import { deal } from './deal.ts';
import { play } from './play.ts';
import { prng } from './prng.ts';
import { hashOf, type Line, writeLines } from './recorded-game.ts';
import { newTally } from './tally.ts';

// `npm run record` makes the recorded games anew, when a rule is meant to change: twenty finished ones, as unlike each other as the
// first hundred seeds allow.
const GAMES = 20;
const SEEDS = 100;
const folder = join(import.meta.dirname, '..', 'recorded');

interface Recorded {
  readonly seed: number;
  readonly kind: string;
  readonly lines: readonly Line[];
}

const record = (seed: number): Recorded => {
  const choose = prng(seed);
  const dealt = deal({ options: 'random', scenario: 'all', policy: 'all' }, choose);
  const lines: Line[] = [{ start: dealt.options, rulesVersion: joan1429.rulesVersion, seed }];
  let turn = 1;
  let hash = '';
  const { outcome, crash, broken } = play({
    ...dealt,
    roller: seededRoller(seed),
    choose,
    tally: newTally(),
    checked: false,
    onOrder({ G }, { seat, order, dice }) {
      lines.push({ seat, order: order as Order, dice: dice.map(({ face }) => face).join('') });
      hash = hashOf(G);
      if (G.turn === turn) return;
      turn = G.turn;
      lines.push({ turn, hash });
    },
  });
  if (outcome === undefined) throw new Error(`seed ${seed} does not finish: ${crash ?? broken.join(', ')}`);
  lines.push({ end: outcome, hash });
  const { scenario, burgundyGreaterRole, noDeRais } = dealt.options;
  const kind = [outcome.winner, outcome.by, scenario, burgundyGreaterRole, noDeRais, turn > 4].join();
  return { seed, kind, lines };
};

const kinds = new Map<string, Recorded[]>();
for (let seed = 1; seed <= SEEDS; seed += 1) {
  const game = record(seed);
  kinds.set(game.kind, [...(kinds.get(game.kind) ?? []), game]);
}
// The first of every kind, then the second of every kind, and so on.
const ranked = [...kinds.values()].flatMap((games) => games.map((game, rank) => ({ game, rank })));
const chosen = ranked
  .sort((a, b) => a.rank - b.rank || a.game.seed - b.game.seed)
  .slice(0, GAMES)
  .map(({ game }) => game);

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (name.endsWith('.jsonl')) rmSync(join(folder, name));
for (const { seed, lines } of chosen)
  writeFileSync(join(folder, `game-${String(seed).padStart(3, '0')}.jsonl`), writeLines(lines));
