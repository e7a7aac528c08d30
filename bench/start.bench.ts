import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement.ts';

const root = join(import.meta.dirname, '..');
const warmRuns = 5;

/** From `npm start` to the line with the address: the first start of a new installation, and those after it. */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const data = mkdtempSync(join(tmpdir(), 'oriflamme-bench-'));
  try {
    const cold = await start(data);
    yield { name: 'start, new data folder', value: cold.ms, unit: 'ms' };
    if (cold.peakMb !== undefined) yield { name: 'peak memory, new data folder', value: cold.peakMb, unit: 'MB' };
    const warm: Started[] = [];
    for (let run = 0; run < warmRuns; run += 1) warm.push(await start(data));
    const slowest = Math.max(...warm.map(({ ms }) => ms));
    yield { name: `start again, slowest of ${warmRuns}`, value: slowest, unit: 'ms', limit: 3000 };
    const peaks = warm.flatMap(({ peakMb }) => peakMb ?? []);
    if (peaks.length > 0) yield { name: 'peak memory, start again', value: Math.max(...peaks), unit: 'MB' };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

interface Started {
  ms: number;
  peakMb: number | undefined;
}

async function start(data: string): Promise<Started> {
  const began = performance.now();
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'info', ORIFLAMME_DATA: data, DATABASE_URL: '' };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  await addressOf(npm);
  const ms = Math.round(performance.now() - began);
  const peakMb = peakMemoryOfTree(npm.pid ?? 0);
  const ended = new Promise((resolve) => npm.once('close', resolve));
  // To the whole group, as Ctrl-C at a terminal does.
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await ended;
  return { ms, peakMb };
}

function addressOf(npm: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Oriflamme is at')) resolve();
    });
    npm.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}

/** The largest process among the one and its children, where the system tells. */
function peakMemoryOfTree(pid: number): number | undefined {
  const own = peakMemory(pid);
  const children = `/proc/${pid}/task/${pid}/children`;
  if (own === undefined || !existsSync(children)) return own;
  const below = readFileSync(children, 'utf8').trim().split(' ').filter(Boolean);
  return Math.max(own, ...below.map((child) => peakMemoryOfTree(Number(child)) ?? 0));
}

function peakMemory(pid: number): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return kb === undefined ? undefined : Math.round(Number(kb) / 1024);
}
