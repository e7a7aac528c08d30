import type { HexId } from '@oriflamme/hex';
import type { PlaceFacts } from './facts.ts';
import type { River } from './rivers.ts';
import type { Survey } from './survey.ts';
import { list, quoted, record } from './text.ts';

const hexRow = ({ terrain, land, areas, sheet }: Survey, id: HexId): string => {
  const area = areas.get(id);
  const place = sheet.placeAt.get(id);
  const fields: [string, string][] = [
    ['id', quoted(id)],
    ['terrain', quoted(terrain.get(id) ?? 'sea')],
  ];
  if (land.coastal.has(id)) fields.push(['coastal', 'true']);
  if (area !== undefined) fields.push(['area', quoted(area)]);
  if (place !== undefined) fields.push(['place', quoted(place.facts.id)]);
  return record(fields);
};

const placeFields = (place: PlaceFacts, hex: HexId): [string, string][] => [
  ['id', quoted(place.id)],
  ['name', quoted(place.name)],
  ['hex', quoted(hex)],
];

const townRow = (place: PlaceFacts, hex: HexId): string => {
  if (place.controller === null) throw new Error(`the town ${place.id} has no home`);
  return record([
    ...placeFields(place, hex),
    ['kind', quoted(place.kind === 'cathedral town' ? 'cathedral' : 'town')],
    ['home', quoted(place.controller.toLowerCase())],
    ['port', String(place.port)],
  ]);
};

const sidesRow = (river: River): string =>
  record([
    ['name', quoted(river.id)],
    ['sides', `[${river.sides.map(quoted).join(', ')}]`],
  ]);

/** The source text of the map table. */
export const tableText = (survey: Survey): string => {
  const { sheet, land, rivers, boundary } = survey;
  const towns = sheet.places.filter(({ facts }) => facts.kind !== 'village');
  const villages = sheet.places.filter(({ facts }) => facts.kind === 'village');
  return [
    '// Written by `npm run map` from map/geography.json; change the facts, not this file.',
    "import type { CourseRow, HexRow, TownRow, VillageRow } from '../map/rows.ts';",
    '',
    `export const GRID = { columns: ${sheet.grid.columns}, rows: ${sheet.grid.rows} } as const;`,
    '',
    `${list(
      'HEX_ROWS',
      ': readonly HexRow[]',
      land.hexes.map((id) => hexRow(survey, id)),
    )};`,
    '',
    `${list(
      'TOWN_ROWS',
      '',
      towns.map(({ facts, hex }) => townRow(facts, hex)),
    )} as const satisfies readonly TownRow[];`,
    '',
    `${list(
      'VILLAGE_ROWS',
      '',
      villages.map(({ facts, hex }) => record(placeFields(facts, hex))),
    )} as const satisfies readonly VillageRow[];`,
    '',
    `${list('RIVER_ROWS', ': readonly CourseRow[]', rivers.filter((river) => river.class === 'river').map(sidesRow))};`,
    '',
    `${list('STREAM_ROWS', ': readonly CourseRow[]', rivers.filter((river) => river.class === 'stream').map(sidesRow))};`,
    '',
    `${list('BOUNDARY_SIDES', ': readonly string[]', boundary.sides.map(quoted))};`,
    '',
  ].join('\n');
};
