import { memo } from 'react';
import { hexesPath, hexPath } from '../hex-shape.ts';
import { namedFoot } from '../stack-place.ts';
import type { BoardMap, HexId, Light, LightKind, Point } from '../types.ts';

/** Colour is never alone: each kind has an outline of its own, and attack and warning a mark in the hex. */
const looks: Readonly<
  Record<LightKind, { fill: string; opacity: number; stroke: string; dash?: string; width?: number }>
> = {
  reach: { fill: '#fff3a8', opacity: 0.42, stroke: '#8a6d00' },
  attack: { fill: '#e2442f', opacity: 0.36, stroke: '#8c1208', dash: '9 4', width: 4 },
  choice: { fill: '#7fd0ff', opacity: 0.62, stroke: '#0b5c92', dash: '7 4', width: 5 },
  supply: { fill: '#8fd07a', opacity: 0.36, stroke: '#2d6a1f' },
  warning: { fill: '#f0a12c', opacity: 0.4, stroke: '#8a4b00', dash: '2 5' },
};

interface LightLayerProps {
  readonly map: BoardMap;
  readonly lit: ReadonlyMap<HexId, Light> | undefined;
  readonly dimmed: ReadonlySet<HexId> | undefined;
}

interface MarkProps {
  readonly kind: LightKind;
  readonly at: Point;
  readonly counters: number;
  readonly besieged: boolean;
}

/** Swords between the two stacks of a siege, on the seam where neither has anything to read; else beside the counter. */
function Mark({ kind, at: { x, y }, counters, besieged }: MarkProps) {
  if (kind === 'attack')
    return (
      <g
        transform={
          besieged
            ? `translate(${x - 5 * counters} ${y + namedFoot - 15.5 * counters}) scale(${counters * 0.92})`
            : `translate(${x + 31} ${y + 13}) scale(${Math.min(1.3, counters)})`
        }
        fill="none"
        strokeLinecap="round"
        pointerEvents="none"
      >
        <circle r="9.6" fill="#a3160c" stroke="#fff7df" strokeWidth="1.8" />
        <path d="M-4.6,-4.6L4.6,4.6M4.6,-4.6L-4.6,4.6M-5,1.6L-1.6,5M5,1.6L1.6,5" stroke="#fff7df" strokeWidth="1.9" />
      </g>
    );
  if (kind === 'warning')
    return (
      <path
        transform={`translate(${x + 30} ${y + 12})`}
        d="M0,-7L7,6H-7ZM0,-2V2M0,4V4.6"
        fill="#fff3d6"
        stroke="#8a4b00"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    );
  return null;
}

export const LightLayer = memo(function LightLayer({ map, lit, dimmed }: LightLayerProps) {
  const byKind = new Map<LightKind, HexId[]>();
  for (const [hex, light] of lit ?? []) {
    const list = byKind.get(light.kind);
    if (list) list.push(hex);
    else byKind.set(light.kind, [hex]);
  }
  return (
    <>
      {dimmed && dimmed.size > 0 && (
        <path d={hexesPath(map, dimmed)} fill="#2b2013" opacity=".42" className="board-dimmed" />
      )}
      {[...byKind].map(([kind, hexes]) => {
        const look = looks[kind];
        return (
          <path
            key={kind}
            d={hexesPath(map, hexes, 2.5)}
            fill={look.fill}
            fillOpacity={look.opacity}
            stroke={look.stroke}
            strokeWidth={look.width ?? 2.2}
            strokeDasharray={look.dash}
            data-light={kind}
          />
        );
      })}
    </>
  );
});

/** Two stacks cover their hex and the light in it: its edge is drawn once more, above them. */
function SiegeAttackRing({ path }: { readonly path: string }) {
  return (
    <g fill="none" strokeLinejoin="round" pointerEvents="none" data-siege-attack="">
      <path d={path} stroke="#fff7df" strokeWidth="6.4" strokeOpacity=".9" />
      <path d={path} stroke="#a3160c" strokeWidth="4" strokeDasharray="12 4" />
    </g>
  );
}

interface LightLabelsProps extends Pick<LightLayerProps, 'map' | 'lit'> {
  /** How much larger than the map its counters are drawn. */
  readonly counters: number;
  readonly besieged: ReadonlySet<HexId>;
}

/** Costs and marks of lit hexes, above the counters. */
export const LightLabels = memo(function LightLabels({ map, lit, counters, besieged }: LightLabelsProps) {
  return [...(lit ?? [])].map(([hex, light]) => {
    const centre = map.hexes.get(hex);
    if (!centre || (light.label === undefined && light.kind !== 'attack' && light.kind !== 'warning')) return null;
    return (
      <g key={hex} data-lit={hex}>
        {light.kind === 'attack' && besieged.has(hex) && <SiegeAttackRing path={hexPath(centre, map.radius - 2)} />}
        <Mark kind={light.kind} at={centre} counters={counters} besieged={besieged.has(hex)} />
        {light.label !== undefined && (
          <g transform={`translate(${centre.x} ${centre.y - 28})`}>
            <rect
              x={-4 - 5 * light.label.length}
              y="-9"
              width={8 + 10 * light.label.length}
              height="17"
              rx="8"
              fill="#fffbe8"
              stroke={looks[light.kind].stroke}
              strokeWidth="1.4"
            />
            <text y="4.4" className="board-cost">
              {light.label}
            </text>
          </g>
        )}
      </g>
    );
  });
});

interface SelectionProps {
  readonly map: BoardMap;
  readonly hex: HexId | undefined;
  readonly kind: 'selected' | 'cursor' | 'hover';
}

const rings = {
  selected: [
    { stroke: '#2a1c0c', width: 6.4 },
    { stroke: '#ffd34d', width: 3.6 },
  ],
  cursor: [
    { stroke: '#1b1208', width: 5 },
    { stroke: '#ffffff', width: 2.2 },
  ],
  hover: [{ stroke: '#3a2a14', width: 2.4 }],
} as const;

export const HexRing = memo(function HexRing({ map, hex, kind }: SelectionProps) {
  const centre = hex === undefined ? undefined : map.hexes.get(hex);
  if (!centre) return null;
  return (
    <g fill="none" strokeLinejoin="round" data-ring={kind} data-hex={hex}>
      {rings[kind].map((ring) => (
        <path key={ring.width} d={hexPath(centre, map.radius - 3)} stroke={ring.stroke} strokeWidth={ring.width} />
      ))}
    </g>
  );
});
