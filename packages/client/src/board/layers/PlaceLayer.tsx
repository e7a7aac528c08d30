import { memo } from 'react';
import { round } from '../hex-shape.ts';
import { type Label, lineHeight } from '../label-layout.ts';
import { type Spot, stamp } from '../stamp.ts';
import type { BoardMap, BoardPlace, HexId, LineName, NationStyle } from '../types.ts';

/** Relative outlines about the middle of the hex. */
const shade = 'm-25 10q25 -6 50 0q-25 9 -50 0z';
const keep = 'm-5 -3v-11l5 -7l5 7v11zm-7 0v-6l3.5 -4l3.5 4v6zm17 0v-6l3.5 -4l3.5 4v6z';
const spires = 'm-5 -4v-18l5 -11l5 11v18zm-8 2v-12l4 -6l4 6v12zm18 0v-12l4 -6l4 6v12z';
const cross = 'm0 -43v11m-4 -7h8';
const wall = 'm-21 10v-18h3v3h3v-3h3v5h3v-3h3v3h3v-3h3v3h3v-3h3v3h3v-3h3v-2h3v3h3v-3h3v18z';
const roof = 'm-5.8 -13.4l5.8 -8.4l5.8 8.4z';
/** After the roof's `z` the pen is at its first corner. */
const wallAfterRoof = wall.replace('m-21 10', 'm-15.2 23.4');
const gate = 'm-4 10v-6q0 -4 4 -4q4 0 4 4v6z';
const rose = 'm-3 -16l3 -3l3 3l-3 3z';
const stones = 'm-17 1h8m18 0h8m-36 4h7m24 0h7';

interface PlaceLayerProps {
  readonly map: BoardMap;
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly control: Readonly<Record<string, string>>;
  readonly asides: ReadonlyMap<HexId, 'garrison' | 'siege'>;
}

interface TownSpot extends Spot {
  readonly place: BoardPlace;
}

/** Where each town is drawn: smaller and aside when a garrison stands there, not at all behind the walls of a siege. */
function townSpots({ map, asides }: Pick<PlaceLayerProps, 'map' | 'asides'>): TownSpot[] {
  return map.places.flatMap((place) => {
    const centre = map.hexes.get(place.hex);
    const aside = asides.get(place.hex);
    if (!centre || place.kind === 'village' || aside === 'siege') return [];
    if (aside === undefined) return [{ place, ...centre, scale: 1 }];
    return [{ place, x: round(centre.x - 25), y: round(centre.y + 2), scale: 0.74 }];
  });
}

/**
 * The towns, in the colours of who holds them. What all have in common is one path each; only the walls, which change
 * hands, are their own. Villages never change: they are part of the map.
 */
export const PlaceLayer = memo(function PlaceLayer({ map, nations, control, asides }: PlaceLayerProps) {
  const towns = townSpots({ map, asides });
  const grand = towns.filter(({ place }) => place.kind === 'cathedral');
  const plain = towns.filter(({ place }) => place.kind === 'town');
  return (
    <g strokeLinejoin="round">
      <path d={stamp(shade, towns)} fill="#3b2a12" fillOpacity=".25" />
      <path d={stamp(keep, plain)} fill="#ede2c8" stroke="#2a1c0c" strokeWidth="1.1" />
      <path d={stamp(spires, grand)} fill="#f6e2a4" stroke="#2a1c0c" strokeWidth="1.1" />
      <path d={stamp(cross, grand)} fill="none" stroke="#8a6410" strokeWidth="2.2" />
      {towns.map((spot) => {
        const nation = nations[control[spot.place.id] ?? ''];
        return (
          <path
            key={spot.place.id}
            d={stamp(spot.place.kind === 'town' ? `${roof}${wallAfterRoof}` : wall, [spot])}
            fill={nation?.fill ?? '#7d6c47'}
            stroke="#22160a"
            strokeWidth="1.2"
            data-town={spot.place.id}
            data-holder={nation?.id}
          />
        );
      })}
      <g pointerEvents="none">
        <path d={stamp(gate, towns) + stamp(rose, grand)} fill="#22160a" />
        <path d={stamp(stones, towns)} fill="none" stroke="#fff" strokeOpacity=".32" strokeWidth="1" />
      </g>
    </g>
  );
});

interface LabelProps {
  readonly label: Label;
  readonly ink: string;
}

const PlaceLabel = memo(
  function PlaceLabel({ label, ink }: LabelProps) {
    return (
      <text
        x={label.x}
        y={label.y}
        fontSize={label.size}
        fill={ink}
        className={label.town ? 'board-town-name' : 'board-village-name'}
        data-label={label.id}
      >
        {label.lines.length === 1
          ? label.name
          : label.lines.map((line, index) => (
              <tspan key={line} x={label.x} dy={index === 0 ? 0 : label.size * lineHeight}>
                {line}
              </tspan>
            ))}
      </text>
    );
  },
  (a, b) => a.ink === b.ink && a.label.x === b.label.x && a.label.y === b.label.y && a.label.size === b.label.size,
);

interface LabelLayerProps {
  readonly labels: readonly Label[];
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly control: Readonly<Record<string, string>>;
}

export const LabelLayer = memo(function LabelLayer({ labels, nations, control }: LabelLayerProps) {
  return labels.map((label) => {
    const holder = control[label.id];
    return (
      <PlaceLabel
        key={label.id}
        label={label}
        ink={(holder === undefined ? undefined : nations[holder]?.edge) ?? '#3a2a16'}
      />
    );
  });
});

interface LineNameLayerProps {
  readonly names: readonly LineName[];
  readonly scale: number;
}

/** The names along rivers. */
export const LineNameLayer = memo(function LineNameLayer({ names, scale }: LineNameLayerProps) {
  return names.map(({ id, name, x, y, angle, size }) => (
    <text
      key={id}
      x={x}
      y={y}
      fontSize={size * scale}
      transform={`rotate(${angle} ${x} ${y})`}
      className="board-line-name"
      data-line={id}
    >
      {name}
    </text>
  ));
});
