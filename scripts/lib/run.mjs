import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Colours are for people at a terminal; a child that writes to a pipe is told so. */
const environment = { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) };

/**
 * Runs a program in the project's folder and shows what it says.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, capture?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} the output only when captured
 */
export function run(command, args, { cwd = root, env = {}, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env: { ...environment, ...env }, stdio });
    let output = '';
    for (const stream of capture ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** The entry file of a program that a package brings, to be run by this same Node. */
export function bin(path) {
  return join(root, 'node_modules', path);
}

export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options);
}

/** npm runs us with its own entry file in the environment; called directly we look for it on the path. */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return runNode(npm, args, options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Says one line and ends: what is wrong is the reader's to put right, so a stack would not help. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
