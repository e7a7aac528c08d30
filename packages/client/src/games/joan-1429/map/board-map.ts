import { type HexId as BrandedHex, hexId, neighbour } from '@oriflamme/hex';
import type { BoardMap, BoardPlace } from '../../../board/types.ts';
import type { Language, Translate } from '../../../i18n/i18n.tsx';
import { nations } from '../nations.ts';
import { placeName } from '../place-name.ts';
import { hexNumbers, mapArt, mapLettering, riverNames } from './art.ts';
import { HEXES, hexAt, PLACES } from './door.ts';
import { centre, hexUnder, mapSize, radius } from './frame.ts';
import { keyEntries, type MapWords } from './furniture.ts';
import paper from './paper.png';

const onMap = (hex: BrandedHex | undefined): BrandedHex | undefined =>
  hex !== undefined && hexAt(hex) ? hex : undefined;

const placesIn = (t: Translate): BoardPlace[] =>
  PLACES.map((place) => ({ id: place.id, name: placeName(t, place), kind: place.kind, hex: place.hex }));

const words = (t: Translate): MapWords => ({
  title: t('map.title'),
  subtitle: t('map.subtitle'),
  scale: t('map.scale'),
  key: Object.fromEntries(keyEntries.map((entry) => [entry, t(`map.key.${entry}`)])) as MapWords['key'],
});

const made = new Map<Language, BoardMap>();

/** The map of France, drawn once for each language. */
export function boardMap(language: Language, t: Translate): BoardMap {
  const known = made.get(language);
  if (known) return known;
  const colours = { english: nations.english.fill, french: nations.french.fill, burgundian: nations.burgundian.fill };
  const map: BoardMap = {
    ...mapSize,
    radius,
    places: placesIn(t),
    hexes: new Map(HEXES.map((hex) => [hex.id, centre(hex.id)])),
    hexAt: (point) => onMap(hexUnder(point)),
    neighbour: (hex, direction) => onMap(neighbour(hexId(hex), direction)),
    art: mapArt(paper),
    lineNames: riverNames(),
    lettering: () => mapLettering({ language, words: words(t), colours }),
    numbers: hexNumbers,
  };
  made.set(language, map);
  return map;
}
