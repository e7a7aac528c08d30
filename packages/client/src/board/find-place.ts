import type { BoardMap, HexId } from './types.ts';

/** Without accents, case, hyphens, and whichever way a saint is written. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .trim();

/** The hex of the place that is meant: its name, how that begins, or a part of it; or the number of a hex. */
export function findPlace({ places, hexes }: Pick<BoardMap, 'places' | 'hexes'>, text: string): HexId | undefined {
  const wanted = plain(text);
  if (hexes.has(wanted)) return wanted;
  if (wanted.length < 2) return undefined;
  const names = places.map(({ name, hex }) => ({ hex, name: plain(name) }));
  const found =
    names.find(({ name }) => name === wanted) ??
    names.find(({ name }) => name.startsWith(wanted)) ??
    names.find(({ name }) => name.includes(wanted));
  return found?.hex;
}
