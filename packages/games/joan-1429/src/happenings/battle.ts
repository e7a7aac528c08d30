import type { Table } from '@oriflamme/platform';
import type { Factor, Modifier } from '../battle/state.ts';
import type { HexId, LeaderId, Side } from '../ids.ts';

type LotsTold = Readonly<Record<string, number>>;

/** What can happen in and around a battle, each with the rule that made it happen. */
export type BattleHappening =
  | { kind: 'leaderCaptured'; rule: string; leader: LeaderId; by: Side }
  | { kind: 'leaderKilled'; rule: string; leader: LeaderId }
  | { kind: 'willBreaks'; rule: string }
  | { kind: 'siegeRaised'; rule: string; hex: HexId; side: Side; ours: number; theirs: number }
  | {
      kind: 'attackDeclared';
      rule: string;
      side: Side;
      battle: 'attack' | 'storm' | 'sortie';
      /** Against besiegers, from outside [8.2.6]. */
      relief?: boolean;
      from: HexId;
      target: HexId;
      lots: LotsTold;
      leaders: LeaderId[];
    }
  | { kind: 'siegeLaid'; rule: string; side: Side; from: HexId; hex: HexId; lots: LotsTold; leaders: LeaderId[] }
  | { kind: 'stands'; rule: string; side: Side; hex: HexId; inside: boolean; chosen: boolean }
  | { kind: 'laagerFormed'; rule: string; hex: HexId }
  | { kind: 'attackCalledOff'; rule: string; side: Side; target: HexId }
  | { kind: 'defensiveFire'; rule: string; side: Side; sps: number; die: number; losses: number }
  | {
      kind: 'oddsReckoned';
      rule: string;
      attack: number;
      defence: number;
      attackFactors: Factor[];
      defenceFactors: Factor[];
      column: number;
      shift: -1 | 0 | 1;
    }
  | { kind: 'combatRolled'; rule: string; die: number; modifiers: Modifier[]; total: number; result: string }
  | { kind: 'decidedUnrolled'; rule: string; by: 'overwhelming' | 'fire' | 'noFighters'; result: string }
  | {
      kind: 'spsLost';
      rule: string;
      side: Side;
      hex: HexId;
      lots: LotsTold;
      cause: 'fire' | 'result' | 'guns' | 'push' | 'rout' | 'eliminated' | 'noRetreat';
    }
  | { kind: 'retreats'; rule: string; side: Side; from: HexId; path: HexId[] }
  | { kind: 'goesInside'; rule: string; side: Side; hex: HexId }
  | { kind: 'noWayOut'; rule: string; side: Side; hex: HexId }
  | { kind: 'routs'; rule: string; side: Side; hex: HexId; cavalry: number; losses: number }
  | {
      kind: 'leaderFate';
      rule: string;
      leader: LeaderId;
      way: 'oneDie' | 'twoDice' | 'chart';
      dice: number[];
      fate: 'unharmed' | 'escapes' | 'killed' | 'captured';
    }
  | { kind: 'leaderGetsAway'; rule: string; leader: LeaderId; hex: HexId }
  | {
      kind: 'advances';
      rule: string;
      side: Side;
      from: HexId;
      to: HexId;
      lots: LotsTold;
      leaders: LeaderId[];
      besieging: boolean;
    }
  | { kind: 'trainLost'; rule: string; hex: HexId };

export type BattleHappeningKind = BattleHappening['kind'];

/** The one way battle code speaks: what it tells is checked to be one of the above. */
export const tell = (table: Table, happening: BattleHappening): void => table.tell(happening);
