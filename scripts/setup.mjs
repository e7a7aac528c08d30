import { builds } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { fail } from './lib/run.mjs';

// Runs before `npm start`, `npm test` and their like, with nothing installed: it uses Node alone until packages are there.
const [major] = process.versions.node.split('.');
if (Number(major) < 20) fail(`Oriflamme needs Node 20 or newer; this is ${process.version}.`);
await install();

// `install`, `server` or `client` does that much alone.
const only = process.argv[2];
for (const [name, build] of Object.entries(builds)) if (only === undefined || only === name) await build();
