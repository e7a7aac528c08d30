/** What time it is, for everything that lapses or expires: tests turn it, nobody waits. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
