import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundleForNode } from '../scripts/lib/build.mjs';
import type { Measurement } from './measurement.ts';

/**
 * The rules of Joan of Arc's Victory, bundled as the server that plays them is, in a process of their own: boardgame.io
 * and immer look at NODE_ENV as they load.
 */
export async function* benchmark(): AsyncGenerator<Measurement> {
  const folder = join(import.meta.dirname, '../.cache/bench-rules');
  await bundleForNode(join(import.meta.dirname, 'rules', 'main.ts'), folder);
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [join(folder, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Measurement;
  const code = await ended;
  if (code !== 0) throw new Error(`The measurement of the rules ended with ${code}`);
}
