import type { Phase, Side, Situation, Step } from '@oriflamme/joan-1429';

/** The stations of a turn as the player sees them, in the sequence of play. */
export const stations = [
  'englishBuild',
  'frenchBuild',
  'englishMovement',
  'englishCombat',
  'frenchMovement',
  'frenchCombat',
  'finalDetermination',
] as const;
export type Station = (typeof stations)[number];

/** Where on the track a situation stands. Whatever is decided within a battle belongs to its Combat Phase. */
export function stationOf(at: Situation): Station {
  switch (at.phase) {
    case 'firstDetermination':
      return at.side === 'english' ? 'englishBuild' : 'frenchBuild';
    case 'englishPlayerTurn':
      return at.step === 'movement' ? 'englishMovement' : 'englishCombat';
    case 'frenchPlayerTurn':
      return at.step === 'movement' ? 'frenchMovement' : 'frenchCombat';
    case 'finalDetermination':
      return 'finalDetermination';
  }
}

interface CtxLike {
  readonly phase: string | null;
  readonly activePlayers: Readonly<Record<string, string>> | null;
}

/** Who decides what, read from boardgame.io's ctx; undefined when nobody does. */
export function situationOf(ctx: CtxLike): Situation | undefined {
  const [active] = Object.entries(ctx.activePlayers ?? {});
  if (ctx.phase === null || active === undefined) return undefined;
  const side: Side = active[0] === '0' ? 'english' : 'french';
  return { phase: ctx.phase as Phase, side, step: active[1] as Step };
}
