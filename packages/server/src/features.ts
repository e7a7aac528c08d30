import { joan1429 } from '@oriflamme/joan-1429';
import { anyGame } from '@oriflamme/platform';
import type { Feature } from './feature.ts';
import { matchesFeature } from './matches/feature.ts';
import { noticesFeature } from './notices/feature.ts';
import { reportFeature } from './report/feature.ts';
import { joanPainter } from './report/joan-1429-picture.ts';

const games = [anyGame(joan1429)];

/** Everything the server does, in the order in which it is installed; stopped in the opposite order. */
export const features: readonly Feature[] = [
  matchesFeature(games),
  noticesFeature(games),
  reportFeature(new Map([['joan-1429', joanPainter]])),
];
