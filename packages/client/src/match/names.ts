import {
  type HexId,
  type LeaderId,
  type LotKey,
  type Nation,
  placeAt,
  readLot,
  type UnitType,
} from '@oriflamme/joan-1429';
import { leaderName, unitName } from '../games/joan-1429/piece-names.ts';
import { placeName } from '../games/joan-1429/place-name.ts';
import type { Translate } from '../i18n/i18n.tsx';

function placeAtHex(hex: HexId | string, t: Translate): string | undefined {
  const place = placeAt(hex as HexId);
  return place && placeName(t, place);
}

/** What things are called on buttons and in lists. */
export const namesIn = (t: Translate) => ({
  units: (nation: Nation, type: UnitType): string => `${t(`board.nation.${nation}`)} · ${t(`board.type.${type}`)}`,
  /** SPs of one lot, as each language puts it: "5 English infantry". */
  lot: (key: LotKey, n: number): string => {
    const { nation, type } = readLot(key);
    return unitName(t, n, nation, type);
  },
  leader: (leader: LeaderId): string => leaderName(t, leader),
  hex: (hex: HexId | string): string => placeAtHex(hex, t) ?? t('board.hex', { hex }),
  /** The same within a sentence. */
  at: (hex: HexId | string): string => placeAtHex(hex, t) ?? t('match.hex', { hex }),
});
