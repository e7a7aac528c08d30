import type { Modifier } from '../battle/state.ts';
import type { JeanneEvent } from '../data/jeanne-events.ts';
import type { HexId, LeaderId, Nation, Side, UnitType } from '../ids.ts';
import type { LotKey } from '../lots.ts';
import type { Mandate, NationPurse } from '../state.ts';

type Lots = { readonly [key: LotKey]: number };
type Objective = Mandate['objective'];

/** Why the Will moves, each with what it adds. */
export type WillCause = {
  readonly rule: string;
  readonly name: 'orleansFell' | 'chinonFell' | 'parisFell' | 'orleansRelieved' | 'crownedAtRheims' | 'executed';
  readonly change: number;
};

/** What the First and the Final Determination Phase tell. */
export type DeterminationHappening =
  | { kind: 'turnBegan'; rule: '4.0'; turn: number }
  | { kind: 'outOfSupply'; rule: '5.1'; side: Side; hex: HexId; sps: number }
  | { kind: 'militiaRaised'; rule: '5.2.1'; nation: Nation; hexes: HexId[] }
  | {
      kind: 'englishReplacements';
      rule: '5.2.2';
      die: number;
      fixed: number;
      bonus: number;
      halved: boolean;
      purse: number;
    }
  | { kind: 'burgundianReplacements'; rule: '5.2.3'; die: number; bonus: number; halved: boolean; purse: number }
  | { kind: 'noBurgundianReplacements'; rule: '5.2.3'; why: 'neutral' | 'auxerreFrench' }
  | { kind: 'frenchReplacements'; rule: '5.2.4'; die: number; bonus: number; halved: boolean; purse: number }
  | { kind: 'raised'; rule: '5.2.5'; nation: Nation; type: UnitType; sps: number; hex: HexId; cost: number }
  | { kind: 'purseCapped'; rule: '5.2.6'; purse: NationPurse; lost: number }
  | { kind: 'henryLanded'; rule: '5.2.7'; hex: HexId }
  | { kind: 'henryStays'; rule: '5.2.7' }
  | { kind: 'bretonsArrived'; rule: 'R24'; leader: LeaderId; hex: HexId; lots: Lots }
  | { kind: 'bretonsWait'; rule: 'R24'; leader: LeaderId }
  | { kind: 'leaderReturned'; rule: '5.3'; leader: LeaderId; hex: HexId }
  | { kind: 'leaderWaits'; rule: 'R45'; leader: LeaderId }
  | { kind: 'supplyTrainReturned'; rule: 'R52'; hex: HexId }
  | { kind: 'buildPassed'; rule: 'R5'; side: Side }
  | { kind: 'ransomRoll'; rule: '5.3'; leader: LeaderId; die: number; ransomed: boolean }
  | { kind: 'jeanneRoll'; rule: '7.4.4'; die: number; fate: 'captive' | 'ransomed' | 'executed' }
  | { kind: 'jeanneEvent'; rule: '5.4'; dice: [number, number]; event: JeanneEvent }
  | { kind: 'volunteersJoined'; rule: '5.4'; hex: HexId }
  | { kind: 'noVolunteers'; rule: '5.2.6' }
  | { kind: 'mandated'; rule: '5.4.1'; objective: Objective }
  | { kind: 'mandateVoid'; rule: 'R46'; objective: Objective; why: 'frenchHeld' | 'burgundyNeutral' }
  | { kind: 'mandateReplaced'; rule: '5.4.3'; objective: Objective }
  | { kind: 'mandateCancelled'; rule: '5.4.4' | 'R46'; objective: Objective }
  | { kind: 'burgundyNeutral'; rule: 'R47' }
  | { kind: 'burgundyRoll'; rule: 'R47'; die: number; rejoins: boolean }
  | { kind: 'burgundiansWentHome'; rule: 'R47'; from: HexId; to: HexId | null; lots: Lots; leaders: LeaderId[] }
  | { kind: 'burgundiansReturned'; rule: 'R47'; hex: HexId; lots: Lots; leaders: LeaderId[] }
  | { kind: 'starved'; rule: '8.1'; side: Side; hex: HexId; lots: Lots }
  | {
      kind: 'siegeRoll';
      rule: '8.2.2';
      hex: HexId;
      besieger: Side;
      die: number;
      modifiers: Modifier[];
      total: number;
      falls: boolean;
    }
  | { kind: 'siegeWithoutRoll'; rule: 'R38'; hex: HexId; besieger: Side }
  | { kind: 'townFellToSiege'; rule: '8.2.3'; hex: HexId; besieger: Side; lots: Lots }
  | { kind: 'siegeFate'; rule: '7.4.2'; leader: LeaderId; die: number; killed: boolean }
  | { kind: 'crowned'; rule: 'R42'; at: 'rheims' | 'chartres' }
  | { kind: 'willChanged'; rule: '8.3'; from: number; to: number; causes: WillCause[] }
  | { kind: 'gameOver'; rule: '8.3' | '8.4' | '8.5'; winner: Side | null; by: string };
