import { randomUUID } from 'node:crypto';
import type { Seat } from '@oriflamme/platform';
import type { Storage } from '@oriflamme/storage';
import { z } from 'zod';

const CHANNEL = 'presence';
/** A process that has not spoken for this long is gone, and its visitors with it. */
const STALE_MS = 75_000;
const REPEAT_MS = 30_000;

const spoken = z.object({ p: z.string(), m: z.string(), s: z.array(z.enum(['0', '1'])), w: z.number() });

interface Here {
  seats: Map<Seat, number>;
  watchers: number;
}
interface There {
  seats: Seat[];
  watchers: number;
  heard: number;
}

/** Who is at which match, in this process and as the others tell. */
export class Presence {
  readonly #process = randomUUID();
  readonly #storage: Storage;
  readonly #here = new Map<string, Here>();
  readonly #there = new Map<string, Map<string, There>>();
  readonly #changed: (matchId: string) => void;
  #stop: () => Promise<void> = async () => undefined;

  constructor(storage: Storage, changed: (matchId: string) => void) {
    this.#storage = storage;
    this.#changed = changed;
  }

  async start(): Promise<void> {
    const unlisten = await this.#storage.listen(
      CHANNEL,
      (payload) => this.#hear(payload),
      () => this.#repeat(),
    );
    const timer = setInterval(() => this.#repeat(), REPEAT_MS);
    timer.unref();
    this.#stop = async () => {
      clearInterval(timer);
      await unlisten();
    };
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  come(matchId: string, seats: readonly Seat[]): void {
    const here = this.#here.get(matchId) ?? { seats: new Map(), watchers: 0 };
    const before = shown(here);
    this.#here.set(matchId, here);
    if (seats.length === 0) here.watchers += 1;
    for (const seat of seats) here.seats.set(seat, (here.seats.get(seat) ?? 0) + 1);
    if (shown(here) !== before) this.#tell(matchId);
  }

  go(matchId: string, seats: readonly Seat[]): void {
    const here = this.#here.get(matchId);
    if (!here) return;
    const before = shown(here);
    if (seats.length === 0) here.watchers -= 1;
    for (const seat of seats) {
      const left = (here.seats.get(seat) ?? 1) - 1;
      if (left > 0) here.seats.set(seat, left);
      else here.seats.delete(seat);
    }
    if (shown(here) !== before) this.#tell(matchId);
    if (here.watchers === 0 && here.seats.size === 0) this.#here.delete(matchId);
  }

  of(matchId: string): { seats: Seat[]; watchers: number } {
    const here = this.#here.get(matchId);
    const seats = new Set<Seat>(here?.seats.keys() ?? []);
    let watchers = here?.watchers ?? 0;
    for (const there of this.#there.get(matchId)?.values() ?? []) {
      if (there.heard < Date.now() - STALE_MS) continue;
      for (const seat of there.seats) seats.add(seat);
      watchers += there.watchers;
    }
    return { seats: [...seats], watchers };
  }

  #say(matchId: string): void {
    const here = this.#here.get(matchId);
    this.#storage.announce(
      CHANNEL,
      JSON.stringify({ p: this.#process, m: matchId, s: [...(here?.seats.keys() ?? [])], w: here?.watchers ?? 0 }),
    );
  }

  #tell(matchId: string): void {
    this.#say(matchId);
    this.#changed(matchId);
  }

  #hear(payload: string): void {
    const { p, m, s, w } = spoken.parse(JSON.parse(payload));
    if (p === this.#process) return;
    const processes = this.#there.get(m) ?? new Map<string, There>();
    const before = processes.get(p);
    processes.set(p, { seats: s, watchers: w, heard: Date.now() });
    if (s.length === 0 && w === 0) processes.delete(p);
    if (processes.size === 0) this.#there.delete(m);
    else this.#there.set(m, processes);
    if (before?.watchers !== w || before.seats.join() !== s.join()) this.#changed(m);
  }

  #repeat(): void {
    for (const matchId of this.#here.keys()) this.#say(matchId);
    for (const [matchId, processes] of this.#there) {
      for (const [process, there] of processes)
        if (there.heard < Date.now() - STALE_MS && processes.delete(process)) this.#changed(matchId);
      if (processes.size === 0) this.#there.delete(matchId);
    }
  }
}

/** What others see of it: who sits there on two screens sits there once. */
const shown = ({ seats, watchers }: Here): string => `${[...seats.keys()].toSorted().join()} ${watchers}`;
