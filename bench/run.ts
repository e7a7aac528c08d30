import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Benchmark, Measurement } from './measurement.ts';

// `npm run bench` runs every *.bench.ts here, or those whose name holds the word given, and prints a JSON line for each
// measurement. With --check it ends with 1 when a limit was not kept.
const args = process.argv.slice(2);
const check = args.includes('--check');
const words = args.filter((arg) => !arg.startsWith('--'));
const folder = import.meta.dirname;
let broken = 0;

const files = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'));
for (const file of files.filter((name) => words.length === 0 || words.some((word) => name.includes(word)))) {
  try {
    await run(file);
  } catch (error) {
    // One that cannot be measured here does not keep the others from being.
    console.error(`${file} could not be run:`, error);
    process.exitCode = 1;
  }
}
if (check && broken > 0) {
  console.error(`${broken} limits were not kept`);
  process.exitCode = 1;
}

async function run(file: string): Promise<void> {
  const { benchmark } = (await import(pathToFileURL(join(folder, file)).href)) as { benchmark: Benchmark };
  for await (const measurement of benchmark()) {
    console.log(JSON.stringify(withRatio(measurement)));
    if (!kept(measurement)) broken += 1;
  }
}

/** How many times the peer's, or else the limit's, value ours is. */
function withRatio(measurement: Measurement): Measurement & { ratio?: number } {
  const against = measurement.peer ?? measurement.limit;
  if (against === undefined) return measurement;
  return { ...measurement, ratio: Number((measurement.value / against).toPrecision(3)) };
}

function kept({ value, limit, better }: Measurement): boolean {
  if (limit === undefined) return true;
  return better === 'higher' ? value >= limit : value <= limit;
}
