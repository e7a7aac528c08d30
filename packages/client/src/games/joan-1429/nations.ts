import type { NationStyle } from '../../board/types.ts';
import type { Nation } from './door.ts';

/** Colours of the five nations, each with a charge of its own, so that they are told apart without colour too. */
export const nations: Readonly<Record<Nation, NationStyle>> = {
  english: { id: 'english', fill: '#a4262c', ink: '#fff4e0', edge: '#5f1014', emblem: 'cross' },
  burgundian: { id: 'burgundian', fill: '#74307f', ink: '#fff0fb', edge: '#44174c', emblem: 'raguly' },
  french: { id: 'french', fill: '#24489a', ink: '#ffe9a8', edge: '#142a63', emblem: 'lily' },
  scottish: { id: 'scottish', fill: '#2c6b4a', ink: '#f2ffe9', edge: '#123b27', emblem: 'thistle' },
  breton: { id: 'breton', fill: '#f1eee4', ink: '#1d1a17', edge: '#1d1a17', emblem: 'ermine' },
};
