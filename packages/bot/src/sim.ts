import { parseArgs } from 'node:util';
import type { Simulation } from './simulate.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: 'random' },
    scenario: { type: 'string', default: 'all' },
    policy: { type: 'string', default: 'all' },
    'decide-for-me': { type: 'boolean', default: false },
    /** What slow matches do unless a player says otherwise: losses and advances only. */
    'decide-routine': { type: 'boolean', default: false },
  },
});

const asked = {
  games: Number(values.games),
  seed: Number(values.seed),
  options: values.options,
  scenario: values.scenario,
  policy: values.policy,
  decideForMe: values['decide-for-me'] ? 'all' : values['decide-routine'] ? 'routine' : 'ask',
} as Simulation;

// boardgame.io and immer look at it as they load, and are much faster for it; what they would check, the invariants do.
process.env['NODE_ENV'] ??= 'production';
const { askedInVain } = await import('./deal.ts');
const vain = Number.isInteger(asked.games) && Number.isInteger(asked.seed) ? askedInVain(asked) : 'not a whole number';
if (vain !== undefined) {
  process.stderr.write(
    `${vain}\nusage: npm run sim -- --games N --seed S [--options none|all|random] [--scenario 10.0|11.1[+11.2][+11.3]|all] [--policy random|sensible|all] [--decide-for-me | --decide-routine]\n`,
  );
  process.exit(2);
}

const { simulate } = await import('./simulate.ts');
const report = simulate(asked);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.failures.length > 0 ? 1 : 0;
