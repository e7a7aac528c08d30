import { relative } from 'node:path';
import { summary } from './lib/count.mjs';
import { bin, root, runNode } from './lib/run.mjs';

const checks = [
  { name: 'types', script: 'typescript/bin/tsc', args: ['-b'] },
  {
    name: 'lint, rooms and format',
    script: '@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', '--max-diagnostics=none', '--reporter=github', '.'],
    tell: tellProblems,
  },
  { name: 'dead code and unused dependencies', script: 'knip/bin/knip.js', args: [] },
  { name: 'size of the client', script: 'size-limit/bin.js', args: [] },
];

const total = { passed: 0, failed: 0 };
for (const { name, script, args, tell } of checks) {
  const started = performance.now();
  const { code, output } = await runNode(bin(script), args, { capture: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(indent(tell ? tell(output) : output));
  total[code === 0 ? 'passed' : 'failed'] += 1;
}
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;

/** A line for each problem in place of a drawing of each; `npm run format` mends most of them. */
function tellProblems(output) {
  const found = [...output.matchAll(/^::\w+ title=([^,]*),file=([^,]*),line=(\d+),[^:]*::(.*)$/gm)];
  const lines = found.map(([, rule, file, line, text]) => `${relative(root, file)}:${line} ${text} (${rule})`);
  return lines.length > 0 ? lines.join('\n') : output;
}

function indent(text) {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '       ');
}
