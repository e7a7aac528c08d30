export * from './replay.ts';
export * from './rollers.ts';
export { toyGame } from './toy-game.ts';
