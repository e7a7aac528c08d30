import { joan1429 } from '@oriflamme/joan-1429';
import type { Policy } from './policy.ts';

/** Anything that is legal. */
export const random: Policy = (_G, _ctx, _seat, options, choose) => joan1429.compose(options, choose);
