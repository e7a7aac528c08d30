import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, root } from './lib/run.mjs';

// The server, restarted when its source changes, and Vite in front of it with hot reload.
const port = process.env.PORT ?? '8000';
const children = [
  start(bin('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'packages/server/src/main.ts'], root, {
    PORT: port,
  }),
  start(bin('vite/bin/vite.js'), ['--clearScreen', 'false'], join(root, 'packages/client'), {
    ORIFLAMME_SERVER: `http://localhost:${port}`,
  }),
];

/** In groups of their own: Ctrl-C would reach them twice otherwise, and the second time means not to wait. */
function start(script, args, cwd, env) {
  const options = { cwd, env: { ...process.env, ...env }, detached: process.platform !== 'win32' };
  return spawn(process.execPath, [script, ...args], { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
}

let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  clearInterval(orphaned);
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children)
  child.once('exit', (code) => {
    if (!stopping) process.exitCode = code ?? 1;
    stop();
  });

// npm hands a signal to the shell between it and us, which dies of it and passes nothing on.
const parent = process.ppid;
const orphaned = setInterval(() => process.ppid === parent || stop(), 250);
