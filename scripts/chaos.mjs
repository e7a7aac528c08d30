import { spawnSync } from 'node:child_process';

// The crash test of `npm test`, at length: CRASHES=100 unless another number is given (`npm run chaos -- 20`).
const crashes = process.argv[2] ?? '100';
const vitest = ['vitest', 'run', '--project', 'server', 'packages/server/test/match-crash.test.ts'];
const { status } = spawnSync('npx', vitest, { stdio: 'inherit', env: { ...process.env, CRASHES: crashes } });
process.exitCode = status ?? 1;
