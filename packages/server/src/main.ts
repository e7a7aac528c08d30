import { type Running, StartError, start } from './start.ts';

/** Set before anything slow, so that an early Ctrl-C is not lost. */
const signalled = new Promise<void>((resolve) => {
  process.once('SIGINT', resolve);
  process.once('SIGTERM', resolve);
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(resolve);
});

/** npm hands a signal to the shell between it and us, which dies of it and passes nothing on. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

function fail(error: unknown): never {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const running: Running = await start(process.env, (line) => process.stdout.write(`${line}\n`));
  await signalled;
  // A second signal means that whoever sent it will not wait.
  process.once('SIGINT', () => process.exit(1));
  process.once('SIGTERM', () => process.exit(1));
  await running.stop();
}

run().then(() => process.exit(0), fail);
