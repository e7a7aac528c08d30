import { useSyncExternalStore } from 'react';
import { call } from '../connection/lobby.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null for a guest, who is known to this browser alone. */
  readonly email: string | null;
  readonly operator: boolean;
}

interface Session {
  readonly person: Person | null;
}

/** Undefined until the server has answered; null for a visitor who has not said a name yet. */
let person: Person | null | undefined;
let asked = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void readPerson();
  }
  return () => listeners.delete(listener);
};

/** Asks again who this browser is, after a name was given or someone signed in or out. */
export async function readPerson(): Promise<void> {
  const answer = await call<Session>('GET', '/session').catch(() => undefined);
  person = answer?.person ?? null;
  for (const listener of listeners) listener();
}

export const usePerson = (): Person | null | undefined => useSyncExternalStore(subscribe, () => person);
