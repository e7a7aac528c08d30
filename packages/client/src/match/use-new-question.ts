import { type RefObject, useEffect } from 'react';
import type { HexId } from '../board/types.ts';
import type { TableView } from './view.ts';

/** Where a question of a battle is about; other questions are about the whole map. */
function placeOf({ G, at }: TableView): HexId | undefined {
  if (at?.step === 'withdraw') return G.withdrawals[0]?.hex;
  return at?.step === 'combat' ? undefined : G.battle?.target;
}

/** A new question is read from its beginning, and who must answer it has its place on the map before him. */
export function useNewQuestion(view: TableView, side: RefObject<HTMLElement | null>): void {
  const { at, acting, mode, focusHex } = view;
  const place = placeOf(view);
  const question = at && `${at.phase} ${at.side} ${at.step} ${place ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, and again when the map has come
  useEffect(() => {
    if (question === undefined || acting === undefined || mode === 'past') return;
    side.current?.scrollTo({ top: 0 });
    document.getElementById('panel-orders')?.scrollTo({ top: 0 });
    if (place !== undefined) focusHex(place);
  }, [question, acting, focusHex]);
}
