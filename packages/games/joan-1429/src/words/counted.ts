import { type LotKey, readLot } from '../lots.ts';

/** Lots summed up by nation and type: marks matter to rules, not to readers. */
export const kindsOf = (lots: unknown): { nation: string; type: string; sps: number }[] => {
  const kinds = new Map<string, { nation: string; type: string; sps: number }>();
  for (const [key, sps] of Object.entries((lots ?? {}) as Record<LotKey, number>)) {
    const { nation, type } = readLot(key as LotKey);
    const kind = kinds.get(`${nation}.${type}`);
    if (kind === undefined) kinds.set(`${nation}.${type}`, { nation, type, sps });
    else kind.sps += sps;
  }
  return [...kinds.values()];
};

/** `+1`, `−2`. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Turn 1 is April 1429 [R1]. */
export const monthOf = (turn: number): { month: number; year: number } => ({
  month: (turn + 2) % 12,
  year: turn <= 9 ? 1429 : 1430,
});
