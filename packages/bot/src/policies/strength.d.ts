import { type Detachment, type G, type HexId, type Side } from '@oriflamme/joan-1429';
/** A bot's guess of what an attack is worth: about the column of the table, half a column for each point on the die. */
export declare const worthOf: (
  G: G,
  side: Side,
  from: HexId,
  target: HexId,
  group: Detachment,
  inside: boolean,
) => number;
/** The most SPs of the enemy in one hex next to this one. */
export declare const threatAt: (G: G, hex: HexId, side: Side) => number;
