import type { G } from './state.ts';

/** [3.1.4, 3.1.7] There is no fog of war: everybody sees all of it. */
export const playerView = ({ G }: { G: G }): G => G;
