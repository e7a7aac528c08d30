import { type G, type HexId, type Side } from '@oriflamme/joan-1429';
/** SPs that should stay in a town when an army goes on: more where the war is decided. */
export declare const garrisonFor: (side: Side, hex: HexId) => number;
export declare const armyGoal: (G: G, side: Side, at: HexId) => HexId | undefined;
/** A cathedral with a garrison for Charles, Chinon till there is one; Rouen for Henry. */
export declare const kingGoal: (G: G, side: Side) => HexId | undefined;
/** Where a leader without an army finds one that lacks him. */
export declare const companyFor: (G: G, side: Side, at: HexId) => HexId | undefined;
/** What a king risks in a hex: nothing where nobody near can fall upon him with much of a chance. */
export declare const dangerAt: (G: G, side: Side, hex: HexId) => number;
