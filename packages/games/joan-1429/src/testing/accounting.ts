import type { AnyHappening } from '@oriflamme/platform';
import { lotEntries } from '../forces.ts';
import type { Happening } from '../happenings.ts';
import { type LotKey, readLot } from '../lots.ts';
import type { G } from '../state.ts';

type Account = Map<string, number>;

const book = (account: Account, kind: string, sps: number): void => {
  account.set(kind, (account.get(kind) ?? 0) + sps);
};

const bookLots = (account: Account, lots: Readonly<Record<string, number>>, sign: 1 | -1): void => {
  for (const [key, sps] of lotEntries(lots)) {
    const { nation, type } = readLot(key);
    book(account, `${nation}.${type}`, sign * sps);
  }
};

/** SPs on the map and in exile, by nation and type. */
const inventory = (G: G): Account => {
  const account: Account = new Map();
  for (const force of Object.values(G.forces)) bookLots(account, force, 1);
  bookLots(account, G.exiled as Record<LotKey, number>, 1);
  return account;
};

/** What the happenings say came and went. */
const told = (happenings: readonly AnyHappening[]): Account => {
  const account: Account = new Map();
  for (const happening of happenings as readonly Happening[]) {
    switch (happening.kind) {
      case 'militiaRaised':
        book(account, `${happening.nation}.militia`, happening.hexes.length);
        break;
      case 'raised':
        book(account, `${happening.nation}.${happening.type}`, happening.sps);
        break;
      case 'volunteersJoined':
        book(account, 'french.infantry', 1);
        break;
      case 'bretonsArrived':
        bookLots(account, happening.lots, 1);
        break;
      case 'starved':
      case 'townFellToSiege':
      case 'excessRemoved':
      case 'spsLost':
        bookLots(account, happening.lots, -1);
        break;
    }
  }
  return account;
};

/** Strength points that came or went without being told, or were told and did not: none, if all is well. */
export const unaccounted = (before: G, after: G, happenings: readonly AnyHappening[]): string[] => {
  const [was, is, said] = [inventory(before), inventory(after), told(happenings)];
  return [...new Set([...was.keys(), ...is.keys(), ...said.keys()])].flatMap((kind) => {
    const changed = (is.get(kind) ?? 0) - (was.get(kind) ?? 0);
    const expected = said.get(kind) ?? 0;
    return changed === expected ? [] : [`${kind}: ${changed} on the board, ${expected} told`];
  });
};
