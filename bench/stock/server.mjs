// Started by the bench with the address of a database and a port; says "ready" when it listens.
import { createRequire } from 'node:module';
import { benchGame } from '../server/bench-game.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { PostgresStore } = require('bgio-postgres');

let sitting;
/** What our own table plugin gives, with dice of any kind: no order of the bench rolls. */
const table = {
  name: 'table',
  setup: () => ({ rolls: 0 }),
  api: () => ({
    d6: () => 1 + Math.floor(Math.random() * 6),
    tell: (happening) => {
      sitting = { ...sitting, happenings: [...(sitting?.happenings ?? []), happening] };
    },
    decides: (seat, step) => {
      sitting = { ...sitting, active: { [seat]: step } };
    },
  }),
  dangerouslyFlushRawState: ({ state }) => {
    const said = sitting;
    sitting = undefined;
    if (!said) return state;
    const [entry, ...rest] = state.deltalog ?? [];
    return {
      ...state,
      ...(said.active ? { ctx: { ...state.ctx, activePlayers: said.active } } : {}),
      ...(entry ? { deltalog: [{ ...entry, metadata: { happenings: said.happenings ?? [] } }, ...rest] } : {}),
    };
  },
};

const [, , url, port] = process.argv;
const plugins = benchGame.game.plugins.map((plugin) => (plugin.name === 'table' ? table : plugin));
const db = new PostgresStore(url, { logging: false });
const server = Server({ games: [{ ...benchGame.game, plugins }], db, origins: [Origins.LOCALHOST, /.*/] });
await server.run({ port: Number(port), lobbyConfig: undefined });
process.stdout.write('ready\n');
