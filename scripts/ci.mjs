import { spawn } from 'node:child_process';
import { summary } from './lib/count.mjs';
import { root } from './lib/run.mjs';

// The tests, then the checks, each to its end; the last line counts both.
const total = { passed: 0, failed: 0 };
for (const args of [['test'], ['run', 'check']]) {
  const { code, lastLine } = await runNpm(args);
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/.exec(lastLine) ?? [];
  total.passed += Number(passed);
  // What ended badly without saying how many failed counts as one.
  total.failed += Number(failed) || (code === 0 ? 0 : 1);
}
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

function runNpm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      text = `${text}${chunk}`.slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lastLine: text.trimEnd().split('\n').at(-1) ?? '' }));
  });
}
