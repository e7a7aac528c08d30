import type { Policy } from './policy.ts';
/** Purposeful, not clever: relieve and take Orléans, crown Charles, keep sieges up, attack at good odds, obey mandates. */
export declare const sensible: Policy;
