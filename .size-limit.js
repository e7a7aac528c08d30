import { existsSync, readdirSync, readFileSync } from 'node:fs';

const assets = 'packages/client/dist/assets';
const scripts = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.js')) : [];
const called = (name) => scripts.filter((script) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(script));
const imports = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** The scripts that must be there before a page shows anything: its own, those they import, and the larger language. */
function before(page, later = []) {
  const seen = new Set();
  const follow = (script) => {
    if (seen.has(script) || later.some((name) => called(name).includes(script))) return;
    seen.add(script);
    for (const [, name] of readFileSync(`${assets}/${script}`, 'utf8').matchAll(imports)) follow(name);
  };
  for (const name of ['index', 'fr', page]) {
    const found = called(name);
    // A page that was renamed must not be weighed as nothing.
    if (found.length === 0) return [`${assets}/${name}-missing.js`];
    for (const script of found) follow(script);
  }
  return [...seen].map((script) => `${assets}/${script}`);
}

const limit = '190 kB';

export default [
  { name: 'the first page, before its map', path: before('HomePage'), limit, gzip: true },
  { name: 'an invitation', path: before('JoinPage'), limit, gzip: true },
  { name: 'a match, besides its map and rules', path: before('MatchPage', ['board-map', 'rules']), limit, gzip: true },
];
