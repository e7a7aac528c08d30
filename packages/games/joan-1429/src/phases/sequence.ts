import type { GameTable } from '../happenings.ts';
import type { Phase, Situation } from '../ids.ts';
import type { G } from '../state.ts';
import { beginFinalDetermination, reckon, resumeFinalDetermination } from './final-determination.ts';
import { beginFirstDetermination, resumeFirstDetermination } from './first-determination.ts';
import { beginCombat, beginPlayerTurn, phaseOf } from './player-turn.ts';

/** [4.0] The order of a game turn; after its last phase the next turn begins with the first. */
const NEXT: Readonly<Record<Phase, Phase>> = {
  firstDetermination: 'englishPlayerTurn',
  englishPlayerTurn: 'frenchPlayerTurn',
  frenchPlayerTurn: 'finalDetermination',
  finalDetermination: 'firstDetermination',
};

const begin: Readonly<Record<Phase, (G: G, table: GameTable) => Situation | undefined>> = {
  firstDetermination: beginFirstDetermination,
  englishPlayerTurn: (G, table) => beginPlayerTurn(G, 'english', table),
  frenchPlayerTurn: (G, table) => beginPlayerTurn(G, 'french', table),
  finalDetermination: beginFinalDetermination,
};

/** Goes on after a finished phase to the next decision; undefined when the match is over. */
export const goOnAfter = (G: G, finished: Phase, table: GameTable): Situation | undefined => {
  for (let phase = NEXT[finished]; G.outcome === null; phase = NEXT[phase]) {
    const asked = begin[phase](G, table);
    if (G.outcome !== null) return undefined;
    if (asked !== undefined) return asked;
  }
  return undefined;
};

/** [4.1, 11.1, R2] Turn 1 has no First Determination and no English player turn, or starts with French combat, or with the English. */
export const beginMatch = (G: G, table: GameTable): Situation | undefined => {
  if (G.options.englishFirst) return goOnAfter(G, 'firstDetermination', table);
  if (G.options.scenario !== 'maidLeads') return goOnAfter(G, 'englishPlayerTurn', table);
  table.tell({ kind: 'playerTurnBegins', rule: '4.3', side: 'french', turn: G.turn });
  return beginCombat(G, 'french', table) ?? goOnAfter(G, 'frenchPlayerTurn', table);
};

/** Where the sequence goes on once withdrawals outside a battle are made. */
export const resume = (G: G, at: Situation, table: GameTable): Situation | undefined => {
  const where = G.resume;
  G.resume = null;
  switch (where) {
    case 'firstDetermination':
      return resumeFirstDetermination(G, table) ?? goOnAfter(G, 'firstDetermination', table);
    case 'finalDetermination':
      return resumeFinalDetermination(G, table) ?? goOnAfter(G, 'finalDetermination', table);
    case 'reckoning':
      return reckon(G, table) ?? goOnAfter(G, 'finalDetermination', table);
    case 'combat': {
      const side = at.phase === phaseOf('english') ? 'english' : 'french';
      return beginCombat(G, side, table) ?? goOnAfter(G, at.phase, table);
    }
    default:
      throw new Error(`nothing to go on with after a withdrawal: ${String(where)}`);
  }
};
