import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Tests that start real processes start what `npm start` does; built here when the source has changed. */
export function setup(): void {
  const root = join(import.meta.dirname, '../../../..');
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'server'], { cwd: root, stdio: 'inherit' });
}
