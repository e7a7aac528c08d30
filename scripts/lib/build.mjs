import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf, readStamp, writeStamp } from './inputs.mjs';
import { bin, fail, root, runNode } from './run.mjs';

const shared = ['packages/hex', 'packages/platform', 'packages/games'];
const tools = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];

/** Each is built again only where what it is made of has changed. */
export const builds = {
  server: () =>
    once('server', [...shared, ...tools, 'packages/server', 'packages/storage'], 'packages/server/dist', buildServer),
  client: () => once('client', [...shared, ...tools, 'packages/client'], 'packages/client/dist', buildClient),
};

/** Built aside and moved into place, so that a server that starts meanwhile finds the old one or the new. */
async function once(name, inputs, output, make) {
  const hash = hashOf(inputs);
  const place = join(root, output);
  if (readStamp(name) === hash && existsSync(place)) return;
  console.log(`Building the ${name} …`);
  const aside = join(root, '.cache', `${name}-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  await make(aside);
  replaceFolder(place, aside);
  writeStamp(name, hash);
}

/** Another set-up may do the same at this moment: whoever loses the race tries again. */
function replaceFolder(place, aside) {
  const old = `${aside}-old`;
  mkdirSync(dirname(place), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    if (existsSync(place)) renameIfThere(place, old);
    try {
      renameSync(aside, place);
      break;
    } catch (error) {
      if (attempt === 10) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function renameIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

async function buildClient(folder) {
  const vite = bin('vite/bin/vite.js');
  const { code, output } = await runNode(vite, ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/client'),
    env: { NODE_ENV: 'production' },
    capture: true,
  });
  if (code !== 0) fail(`${output}The client could not be built.`);
  await compressAll(folder);
}

const compressible = /\.(html|js|css|svg|json|map|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Once here rather than at each request; a file that does not shrink is served as it is. */
async function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    const forms = [
      ['.br', await brotli(content, quality)],
      ['.gz', await gzipped(content, { level: 9 })],
    ];
    for (const [extension, form] of forms) if (form.length < content.length) writeFileSync(`${path}${extension}`, form);
  }
}

async function buildServer(folder) {
  try {
    await bundleForNode(join(root, 'packages/server/src/main.ts'), folder);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\nThe server could not be built.`);
  }
}

/** What Node runs: a source of ours as `main.js` in the folder. */
export async function bundleForNode(source, folder) {
  const { build: bundle } = await import('esbuild');
  await bundle({
    entryPoints: { main: source },
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    plugins: [packagesOutside],
  });
}

/**
 * Our own packages are TypeScript and go into the bundle, others stay outside. boardgame.io's parts have no entry that
 * Node finds as modules, so they are named by file and go in as well.
 */
const packagesOutside = {
  name: 'packages-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^boardgame\.io\/\w+$/ }, ({ path }) => ({
      path: bin(path.replace('boardgame.io/', 'boardgame.io/dist/esm/').concat('.js')),
    }));
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@oriflamme/')) return undefined;
      return { path, external: true };
    });
  },
};
