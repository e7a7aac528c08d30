import { type G, holder, SIDE_OF, TOWNS } from './door.ts';

/** Town id → nation that holds it. A side that took another's town flies its own first colours there. */
export function boardControl(state: G): Record<string, string> {
  return Object.fromEntries(
    TOWNS.map((town) => {
      const side = holder(state, town.hex);
      return [town.id, SIDE_OF[town.home] === side ? town.home : side];
    }),
  );
}
