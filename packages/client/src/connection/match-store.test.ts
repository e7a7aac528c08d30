import { describe, expect, test, vi } from 'vitest';
import { openMatch } from './match-store.ts';
import type { Update } from './sequence.ts';
import type { Answer, Message, Synced, Transport, TransportEvents } from './transport.ts';

interface State {
  readonly moves: readonly string[];
}
type Sync = Synced<State, string, string>;

/** A table in memory that commits orders by number and id, as a server does, and whose line can be cut. */
function memoryTable() {
  const rows: Update<string>[] = [];
  const answers = new Map<string, Answer>();
  let events: TransportEvents<string, string> | undefined;
  const table = {
    rows,
    sends: [] as Message[],
    cut: false,
    deaf: false,
    syncs: [] as (number | undefined)[],
    commit(move: string): Update<string> {
      const update: Update<string> = {
        from: rows.length,
        to: rows.length + 1,
        patch: [{ op: 'replace', path: '/moves', value: [...rows.flatMap((row) => row.entries), move] }],
        entries: [move],
      };
      rows.push(update);
      return update;
    },
    tell: (update: Update<string>) => events?.update(update),
    connect: () => events?.connected(),
    lose: () => events?.lost(),
  };
  const transport: Transport<State, string, string> = {
    open: (given) => {
      events = given;
      return () => undefined;
    },
    sync: async (have): Promise<Sync> => {
      table.syncs.push(have);
      if (table.cut) throw new Error('cut');
      if (have !== undefined) return { kind: 'since', updates: rows.slice(have), info: 'info' };
      const moves = rows.flatMap((row) => row.entries);
      return { kind: 'whole', n: rows.length, state: { moves }, entries: moves, info: 'info' };
    },
    send: async (message) => {
      table.sends.push(message);
      await Promise.resolve();
      if (table.cut) throw new Error('cut');
      let answer = answers.get(message.id);
      if (answer === undefined) {
        const type = message.act.kind === 'order' ? message.act.order.type : message.act.action.type;
        if (message.n !== rows.length) answer = { kind: 'stale', n: rows.length };
        else if (type === 'illegal') answer = { kind: 'refused', violation: { rule: '3.1', code: 'x', params: {} } };
        else {
          const update = table.commit(type);
          answer = { kind: 'done', n: update.to };
          answers.set(message.id, answer);
          if (!table.deaf) table.tell(update);
        }
      }
      if (table.deaf) throw new Error('the answer was lost');
      return answer;
    },
    say: async () => !table.cut,
  };
  return { table, transport };
}

const order = (type: string) => ({ kind: 'order', order: { type } }) as const;

async function opened() {
  const { table, transport } = memoryTable();
  let ids = 0;
  const store = openMatch(transport, { newId: () => `id${++ids}`, timing: { retry: 5 } });
  table.connect();
  await vi.waitFor(() => expect(store.snapshot().link).toBe('live'));
  return { table, store };
}

describe('a match over the network', () => {
  test('shows an order as done only after the answer and the position are there', async () => {
    const { table, store } = await opened();
    expect(store.send('0', order('a'))).toBe(true);
    expect(store.snapshot().pending?.state).toBe('sending');
    expect(store.snapshot().state?.moves).toEqual([]);
    await vi.waitFor(() => expect(store.snapshot().pending).toBeUndefined());
    expect(store.snapshot().state?.moves).toEqual(['a']);
    expect(table.rows).toHaveLength(1);
  });

  test('takes no second order while one is on its way', async () => {
    const { store } = await opened();
    store.send('0', order('a'));
    expect(store.send('0', order('b'))).toBe(false);
  });

  test('says why an order was refused and changes nothing', async () => {
    const { store } = await opened();
    store.send('0', order('illegal'));
    await vi.waitFor(() => expect(store.snapshot().refusal?.kind).toBe('refused'));
    expect(store.snapshot().pending).toBeUndefined();
    expect(store.snapshot().n).toBe(0);
  });

  test('fetches what is missing when an update skips a number', async () => {
    const { table, store } = await opened();
    table.commit('unheard');
    table.tell(table.commit('heard'));
    await vi.waitFor(() => expect(store.snapshot().state?.moves).toEqual(['unheard', 'heard']));
    expect(table.syncs).toEqual([undefined, 0]);
  });

  test('says at once that the connection is lost and takes no order then', async () => {
    const { table, store } = await opened();
    table.lose();
    expect(store.snapshot().link).toBe('lost');
    expect(store.send('0', order('a'))).toBe(false);
  });

  test('sends an order again whose answer was lost, and it is done once', async () => {
    const { table, store } = await opened();
    table.deaf = true;
    store.send('0', order('a'));
    table.lose();
    await vi.waitFor(() => expect(store.snapshot().pending?.state).toBe('waiting'));
    expect(store.snapshot().state?.moves).toEqual([]);
    table.deaf = false;
    table.connect();
    await vi.waitFor(() => expect(store.snapshot().pending).toBeUndefined());
    expect(table.sends.map((message) => message.id)).toEqual(['id1', 'id1']);
    expect(store.snapshot().state?.moves).toEqual(['a']);
    expect(store.snapshot().refusal).toBeUndefined();
  });

  test('gives up an order that never arrived when the position has moved on', async () => {
    const { table, store } = await opened();
    table.cut = true;
    store.send('0', order('a'));
    table.lose();
    await vi.waitFor(() => expect(store.snapshot().pending?.state).toBe('waiting'));
    table.cut = false;
    table.commit('other');
    table.connect();
    await vi.waitFor(() => expect(store.snapshot().refusal?.kind).toBe('stale'));
    expect(store.snapshot().pending).toBeUndefined();
    expect(store.snapshot().state?.moves).toEqual(['other']);
  });

  test('asks for the whole position when a patch does not fit', async () => {
    const { table, store } = await opened();
    table.commit('a');
    table.tell({ from: 0, to: 1, patch: [{ op: 'remove', path: '/nothing' }], entries: [] });
    await vi.waitFor(() => expect(store.snapshot().state?.moves).toEqual(['a']));
    expect(table.syncs.at(-1)).toBeUndefined();
  });
});
