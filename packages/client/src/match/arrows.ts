import type { Happening, HexId, Side } from '@oriflamme/joan-1429';
import type { BoardPath } from '../board/types.ts';
import type { Entry } from './model.ts';

interface Way {
  readonly side: Side;
  readonly hexes: readonly HexId[];
  readonly retreat: boolean;
}

function wayIn(happening: Happening): Way | undefined {
  switch (happening.kind) {
    case 'marched':
    case 'routedMarch':
      return { side: happening.side, hexes: [happening.from, ...happening.path], retreat: false };
    case 'retreats':
      return { side: happening.side, hexes: [happening.from, ...happening.path], retreat: true };
    case 'attackDeclared':
      return { side: happening.side, hexes: [happening.from, happening.target], retreat: false };
    case 'advances':
      return { side: happening.side, hexes: [happening.from, happening.to], retreat: false };
    case 'siegeLaid':
      return { side: happening.side, hexes: [happening.from, happening.hex], retreat: false };
    default:
      return undefined;
  }
}

/** The ways that were gone in one entry, as arrows: mine, the enemy's, retreats. */
export function arrowsOf(entry: Entry | undefined, eyes: Side): BoardPath[] {
  return ((entry?.happenings ?? []) as readonly Happening[]).flatMap((happening, index) => {
    const way = wayIn(happening);
    if (!way || way.hexes.length < 2 || way.hexes[0] === way.hexes[1]) return [];
    const tone = way.retreat ? ('retreat' as const) : way.side === eyes ? ('own' as const) : ('enemy' as const);
    return [{ id: `told${index}`, tone, steps: way.hexes.map((hex) => ({ hex })) }];
  });
}

/** Where something happened last in an entry: what a recap shows in the middle. */
export function sceneOf(entry: Entry | undefined): HexId | undefined {
  for (const happening of [...((entry?.happenings ?? []) as readonly Happening[])].reverse()) {
    const end = wayIn(happening)?.hexes.at(-1);
    if (end) return end;
    if ('hex' in happening && typeof happening.hex === 'string') return happening.hex;
  }
  return undefined;
}
