import { type Happening, type HexId, type JeanneEvent, LEADER_FACTS, type Side } from '@oriflamme/joan-1429';
import { type BySide, lostIn, type Told } from './chronicle.ts';
import type { Change } from './holders.ts';

export type MomentKind = 'town' | 'siege' | 'fate' | 'crown' | 'will' | 'event' | 'end';

/** Events that turn a campaign. The others come every month, and that Burgundy makes peace is told by its own happening. */
const events: readonly JeanneEvent[] = ['wounded', 'toRheims', 'toParis', 'toLaCharite', 'englishLoseHeart'];

/** Something to remember the match by, with the row to see it again. */
export type KeyMoment =
  | { readonly kind: MomentKind; readonly n: number; readonly turn: number; readonly happening: Happening }
  | Swing
  | Change;

/** The battle that cost one side most more than the other. */
export interface Swing {
  readonly kind: 'swing';
  readonly n: number;
  readonly turn: number;
  readonly hex: HexId;
  readonly lost: BySide;
}

function kindOf(happening: Happening): MomentKind | undefined {
  switch (happening.kind) {
    case 'townTaken':
    case 'townFalls':
    case 'townFellToSiege':
      return 'town';
    case 'leaderKilled':
    case 'leaderCaptured':
      return 'fate';
    case 'jeanneRoll':
      return happening.fate === 'captive' ? undefined : 'fate';
    case 'ransomRoll':
      return happening.ransomed ? 'fate' : undefined;
    case 'crowned':
      return 'crown';
    case 'jeanneEvent':
      return events.includes(happening.event) ? 'event' : undefined;
    case 'burgundyNeutral':
      return 'event';
    case 'burgundyRoll':
      return happening.rejoins ? 'event' : undefined;
    case 'siegeEnds':
      return 'siege';
    case 'willChanged':
      // At its ceiling it is told of without having moved.
      return happening.from === happening.to ? undefined : 'will';
    case 'gameOver':
    case 'willBreaks':
      return 'end';
    default:
      return undefined;
  }
}

const placeOf = (happening: Happening): HexId | undefined =>
  'hex' in happening ? (happening.hex ?? undefined) : undefined;

/** In the order in which they came, the largest swing among them, and towns that changed hands untold. */
export function keyMoments(told: readonly Told[], changes: readonly Change[] = []): readonly KeyMoment[] {
  const moments: KeyMoment[] = [];
  for (const { n, turn, happening } of told) {
    const kind = kindOf(happening);
    if (kind === undefined) continue;
    const hex = placeOf(happening);
    // A town starved out is told of as starved and as fallen.
    const again = moments.some(
      (one) => one.kind === 'town' && kind === 'town' && one.n === n && placeOf(one.happening) === hex,
    );
    if (!again) moments.push({ kind, n, turn, happening });
  }
  const swing = largestSwing(told);
  return [...moments, ...(swing ? [swing] : []), ...changes].sort((a, b) => a.n - b.n);
}

/** Undefined when no battle cost one side more than the other. */
export function largestSwing(told: readonly Told[]): Swing | undefined {
  let largest: Swing | undefined;
  let battle: { readonly hex: HexId; readonly told: Told[] } | undefined;
  const settle = (): void => {
    const last = battle?.told.at(-1);
    if (!battle || !last) return;
    const lost = lostIn(battle.told);
    const roll = battle.told.find(({ happening }) => happening.kind === 'combatRolled') ?? last;
    if (difference(lost) > (largest ? difference(largest.lost) : 0))
      largest = { kind: 'swing', n: roll.n, turn: roll.turn, hex: battle.hex, lost };
  };
  for (const one of told) {
    const { happening } = one;
    if (happening.kind === 'attackDeclared') {
      settle();
      battle = { hex: happening.target, told: [one] };
    } else if (happening.kind === 'combatEnds') {
      settle();
      battle = undefined;
    } else battle?.told.push(one);
  }
  settle();
  return largest;
}

const enemy = { english: 'french', french: 'english' } as const;

const difference = ({ english, french }: BySide): number => Math.abs(english - french);

/** Whose gain a moment is, where it is somebody's. */
export function gainOf(moment: KeyMoment): Side | undefined {
  if (moment.kind === 'swing') return moment.lost.english > moment.lost.french ? 'french' : 'english';
  if (moment.kind === 'holder') return moment.side;
  const { happening } = moment;
  switch (happening.kind) {
    case 'townTaken':
    case 'townFalls':
      return happening.side;
    case 'townFellToSiege':
      return happening.besieger;
    case 'leaderCaptured':
      return happening.by;
    case 'leaderKilled':
      return enemy[LEADER_FACTS[happening.leader].side];
    case 'siegeEnds':
      return enemy[happening.side];
    case 'willChanged':
      return happening.to > happening.from ? 'french' : 'english';
    case 'burgundyNeutral':
      return 'french';
    case 'burgundyRoll':
      return 'english';
    case 'crowned':
      return 'french';
    case 'gameOver':
      return happening.winner ?? undefined;
    default:
      return undefined;
  }
}
