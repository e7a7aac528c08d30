import type { HexId, LeaderId, Side } from '../ids.ts';
import type { LotKey } from '../lots.ts';
import type { Detachment, Mandate } from '../state.ts';

export type MandateEnd = 'taken' | 'attacked' | 'defeated';

/** What movement, control and the sequence of a player turn have to tell. */
export type MovementHappening =
  | { kind: 'playerTurnBegins'; rule: '4.2' | '4.3'; side: Side; turn: number }
  | { kind: 'marched'; rule: '6.1'; side: Side; from: HexId; path: HexId[]; group: Detachment; mps: number }
  | { kind: 'droppedOff'; rule: '6.1.2'; side: Side; hex: HexId; group: Detachment }
  | { kind: 'townTaken'; rule: '6.1.7' | 'R37'; side: Side; hex: HexId }
  | { kind: 'townReverts'; rule: '3.4.2'; side: Side; hex: HexId }
  | { kind: 'siegeBegins'; rule: 'R32'; side: Side; hex: HexId }
  | { kind: 'siegeEnds'; rule: string; side: Side; hex: HexId }
  | { kind: 'townFalls'; rule: string; side: Side; hex: HexId }
  | { kind: 'trainDestroyed'; rule: '9.5.3'; hex: HexId }
  | { kind: 'fieldworksBuilt'; rule: '6.1.8'; side: Side; hex: HexId }
  | { kind: 'fieldworksRemoved'; rule: 'R16'; side: Side; hex: HexId }
  | { kind: 'excessRemoved'; rule: '3.1.3'; side: Side; hex: HexId; lots: Record<LotKey, number> }
  | { kind: 'movementEnds'; rule: '4.2.1' | '4.3.1'; side: Side; passed: boolean }
  | { kind: 'combatEnds'; rule: '4.2.2' | '4.3.2'; side: Side; passed: boolean }
  | { kind: 'mandateWaits'; rule: 'R46'; objective: Mandate['objective'] }
  | { kind: 'mandateExcused'; rule: 'R46'; objective: Mandate['objective'] }
  | { kind: 'mandateLapses'; rule: 'R46'; objective: Mandate['objective']; why: MandateEnd }
  | { kind: 'routedMarch'; rule: '9.4'; side: Side; from: HexId; path: HexId[]; leaders: LeaderId[] }
  | { kind: 'rallied'; rule: '9.4'; side: Side; hex: HexId }
  | { kind: 'laagerRemoved'; rule: '9.5.2'; hex: HexId };
