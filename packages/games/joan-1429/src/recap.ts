import type { AnyHappening } from '@oriflamme/platform';
import type { JeanneEvent } from './data/jeanne-events.ts';
import type { Happening } from './happenings.ts';
import { enemyOf, type HexId, type LeaderId, type Side } from './ids.ts';

export type Fate = 'killed' | 'captured' | 'executed' | 'ransomed' | 'returned';

/** What somebody who was away wants to know first: who lost what, which towns and sieges changed, who fell. */
export interface Recap {
  /** Turns that began meanwhile. */
  readonly turns: readonly number[];
  readonly marches: Readonly<Record<Side, number>>;
  /** Those of a kind at one place together. */
  readonly battles: readonly {
    readonly hex: HexId;
    readonly attacker: Side;
    readonly kind: string;
    readonly times: number;
  }[];
  /** SPs lost, however they were lost. */
  readonly lost: Readonly<Record<Side, number>>;
  /** Towns by who took them last. */
  readonly towns: readonly { readonly hex: HexId; readonly side: Side }[];
  readonly sieges: readonly { readonly hex: HexId; readonly side: Side; readonly begun: boolean }[];
  readonly fates: readonly { readonly leader: LeaderId; readonly fate: Fate }[];
  readonly events: readonly JeanneEvent[];
  readonly crowned: 'rheims' | 'chartres' | null;
  readonly will: { readonly from: number; readonly to: number } | null;
  readonly over: { readonly winner: Side | null } | null;
}

interface Draft {
  turns: number[];
  marches: Record<Side, number>;
  battles: Map<string, { hex: HexId; attacker: Side; kind: string; times: number }>;
  lost: Record<Side, number>;
  towns: Map<HexId, Side>;
  sieges: Map<HexId, { side: Side; begun: boolean }>;
  fates: Map<LeaderId, Fate>;
  events: JeanneEvent[];
  crowned: 'rheims' | 'chartres' | null;
  will: { from: number; to: number } | null;
  over: { winner: Side | null } | null;
}

const sum = (lots: Readonly<Record<string, number>>): number => Object.values(lots).reduce((a, b) => a + b, 0);

/** The happenings of orders that stand: whoever asks leaves out what was taken back. */
export function recapOf(happenings: readonly AnyHappening[]): Recap {
  const draft: Draft = {
    turns: [],
    marches: { english: 0, french: 0 },
    battles: new Map(),
    lost: { english: 0, french: 0 },
    towns: new Map(),
    sieges: new Map(),
    fates: new Map(),
    events: [],
    crowned: null,
    will: null,
    over: null,
  };
  for (const happening of happenings) note(draft, happening as Happening);
  return {
    ...draft,
    battles: [...draft.battles.values()],
    towns: [...draft.towns].map(([hex, side]) => ({ hex, side })),
    sieges: [...draft.sieges].map(([hex, siege]) => ({ hex, ...siege })),
    fates: [...draft.fates].map(([leader, fate]) => ({ leader, fate })),
  };
}

function note(draft: Draft, told: Happening): void {
  switch (told.kind) {
    case 'turnBegan':
      draft.turns.push(told.turn);
      break;
    case 'marched':
      draft.marches[told.side] += 1;
      break;
    case 'attackDeclared':
      fought(draft, told.target, told.side, told.battle);
      break;
    case 'spsLost':
    case 'starved':
    case 'excessRemoved':
      draft.lost[told.side] += sum(told.lots);
      break;
    case 'townFellToSiege':
      draft.lost[enemyOf(told.besieger)] += sum(told.lots);
      takes(draft, told.hex, told.besieger);
      break;
    case 'townTaken':
    case 'townReverts':
    case 'townFalls':
      takes(draft, told.hex, told.side);
      break;
    case 'siegeLaid':
    case 'siegeBegins':
      draft.sieges.set(told.hex, { side: told.side, begun: true });
      break;
    case 'siegeEnds':
      endSiege(draft, told.hex, told.side);
      break;
    case 'leaderKilled':
      draft.fates.set(told.leader, 'killed');
      break;
    case 'leaderCaptured':
      draft.fates.set(told.leader, 'captured');
      break;
    case 'leaderReturned':
      draft.fates.set(told.leader, 'returned');
      break;
    case 'ransomRoll':
      if (told.ransomed) draft.fates.set(told.leader, 'ransomed');
      break;
    case 'jeanneRoll':
      if (told.fate !== 'captive') draft.fates.set('jeanne', told.fate);
      break;
    case 'jeanneEvent':
      draft.events.push(told.event);
      break;
    case 'crowned':
      draft.crowned = told.at;
      break;
    case 'willChanged':
      draft.will = { from: draft.will?.from ?? told.from, to: told.to };
      break;
    case 'gameOver':
      draft.over = { winner: told.winner };
      break;
  }
}

function fought(draft: Draft, hex: HexId, attacker: Side, kind: string): void {
  const key = `${hex} ${attacker} ${kind}`;
  const times = (draft.battles.get(key)?.times ?? 0) + 1;
  draft.battles.set(key, { hex, attacker, kind, times });
}

function takes(draft: Draft, hex: HexId, side: Side): void {
  draft.towns.set(hex, side);
  draft.sieges.delete(hex);
}

/** A siege that began and ended meanwhile is no news. */
function endSiege(draft: Draft, hex: HexId, side: Side): void {
  if (draft.sieges.get(hex)?.begun === true) draft.sieges.delete(hex);
  else draft.sieges.set(hex, { side, begun: false });
}
