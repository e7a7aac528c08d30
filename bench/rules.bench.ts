import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Measurement } from './measurement.ts';

/** The rules of Joan of Arc's Victory, in a process of their own: boardgame.io and immer look at NODE_ENV as they load. */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const main = join(import.meta.dirname, 'rules', 'main.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Measurement;
  const code = await ended;
  if (code !== 0) throw new Error(`The measurement of the rules ended with ${code}`);
}
