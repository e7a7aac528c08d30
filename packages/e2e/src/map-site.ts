import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const client = fileURLToPath(new URL('../../client', import.meta.url));

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The client as it is shipped, or another page, built afresh and served without a game server: the map needs none. */
export async function openSite(root = client): Promise<Site> {
  const out = await mkdtemp(join(tmpdir(), 'oriflamme-client-'));
  const config = { root, logLevel: 'error', build: { outDir: out, emptyOutDir: true } } as const;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      await server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}
