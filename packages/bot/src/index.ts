export { type Asked, deal } from './deal.ts';
export { type Game, type Played, play } from './play.ts';
export type { Policy } from './policies/policy.ts';
export { prng } from './prng.ts';
export { newTally, type Tally } from './tally.ts';
