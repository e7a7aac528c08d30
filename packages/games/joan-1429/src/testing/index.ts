export { unaccounted } from './accounting.ts';
export { brokenInvariants } from './invariants.ts';
