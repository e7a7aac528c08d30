import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { matchPage } from './tools/match-page.ts';

const server = process.env.ORIFLAMME_SERVER ?? 'http://localhost:8000';

/** What the service worker keeps besides the assets. */
const beside = ['/manifest.webmanifest', '/icon.svg', '/icon-192.png'];

/** Tells the service worker which files the client is made of. Fonts of old browsers are left out. */
function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    // After Vite has taken out the scripts that held nothing but styles.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The build made no service worker.');
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !/\.(woff|map)$/.test(name));
        const files = [...assets.map((name) => `/${name}`).sort(), ...beside];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', JSON.stringify(version));
      },
    },
  };
}

/** What nearly every page has: one script of it is sooner there than a dozen of a few lines each. */
const everywhere =
  /client[\\/]src[\\/](\w+|theme[\\/]\w+|i18n[\\/](?!en|fr)[\w-]+|connection[\\/](session|lobby|match-papers)|match[\\/](clock-time|end-of|model|RuleLink)|pages[\\/](problem|site[\\/]\w+))\.tsx?$/;

const isRules = (id: string): boolean => /games[\\/][\w-]+[\\/]src[\\/]game\.ts$/.test(id);

export default defineConfig({
  plugins: [react(), keptFiles(), matchPage()],
  build: {
    target: 'es2022',
    // The content security policy of the server allows no data: URLs for scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Else it is called after whichever of its files comes first.
        chunkFileNames: ({ moduleIds }) => `assets/${moduleIds.some(isRules) ? 'rules' : '[name]'}-[hash].js`,
        codeSplitting: { groups: [{ name: 'site', test: everywhere }] },
      },
    },
  },
  server: {
    proxy: {
      // The server compares a page's address with the one it was asked at, so the proxy keeps it.
      '/api': { target: server, changeOrigin: false },
      '/games': { target: server, changeOrigin: false },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
});
