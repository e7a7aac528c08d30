import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Sends the signal and waits; resolves to the exit code, null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** What of our own environment a server may see: no setting of whoever runs the tests. */
const inherited = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

/** Starts the program that `npm start` starts and waits until it says where it is. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = launch({ PORT: '0', LOG_LEVEL: 'warn', ...env });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = /^Oriflamme is at (\S+)$/m.exec(output());
      if (said?.[1]) resolve(said[1]);
    });
    ended.then((code) => reject(new Error(`The server ended with ${code} as it started: ${output()}`)), reject);
  });
  return {
    url,
    child,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that should refuse to; resolves to how it ended. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch({ PORT: '0', LOG_LEVEL: 'warn', ...env });
  return { code: await ended, output: output() };
}

function launch(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: { ...inherited, ...env } });
  // A test that fails half-way must not leave its server running.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  ended.finally(() => process.off('exit', kill));
  return { child, output: () => text, ended };
}
