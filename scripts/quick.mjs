import { bin, runNode } from './lib/run.mjs';

// While working: types of everything (only what changed is looked at again) and the unit tests that the files changed
// since the last commit can touch. Arguments go to vitest.
const types = await runNode(bin('typescript/bin/tsc'), ['-b']);
const args = ['run', '--project=unit', '--changed', '--maxWorkers=100%', ...process.argv.slice(2)];
const tests = await runNode(bin('vitest/vitest.mjs'), args);
process.exitCode = types.code || tests.code;
