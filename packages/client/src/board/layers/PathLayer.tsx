import { memo } from 'react';
import { outlinePath } from '../hex-shape.ts';
import type { BoardMap, BoardPath, BoardRange, Point } from '../types.ts';

const tones = {
  plan: { stroke: '#b8860b', dash: undefined },
  own: { stroke: '#1f6f3d', dash: undefined },
  enemy: { stroke: '#a4262c', dash: '14 6' },
  retreat: { stroke: '#5a5a5a', dash: '4 7' },
} as const;

const rangeTones = {
  supply: { stroke: '#2d6a1f', fill: '#7cc463', dash: undefined },
  enemySupply: { stroke: '#8c1208', fill: '#d9705f', dash: '12 5' },
  reach: { stroke: '#8a6d00', fill: '#ffe680', dash: undefined },
  distance: { stroke: '#0b5c92', fill: '#8ecbf2', dash: '3 5' },
} as const;

interface PathProps {
  readonly map: BoardMap;
  readonly path: BoardPath;
}

interface PathsProps {
  readonly map: BoardMap;
  readonly paths: readonly BoardPath[] | undefined;
}

const pointsOf = ({ map, path }: PathProps): Point[] => path.steps.flatMap((step) => map.hexes.get(step.hex) ?? []);

const towards = (from: Point, to: Point, length: number): Point => {
  const part = length / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** How far from the middle of the last hex the head's tip stays, so that what stands there can be seen. */
const short = 21;

const OnePath = memo(function OnePath({ map, path }: PathProps) {
  const points = pointsOf({ map, path });
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  const tone = tones[path.tone ?? 'plan'];
  const line = `M${[...points.slice(0, -1), towards(last, before, short + 12)].map(({ x, y }) => `${x},${y}`).join('L')}`;
  return (
    <g data-path={path.id} fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={line} stroke="#fff7df" strokeWidth="10" strokeOpacity=".85" />
      <path d={line} stroke={tone.stroke} strokeWidth="5.6" strokeDasharray={tone.dash} />
    </g>
  );
});

/** The way itself, under the counters. */
export const PathLayer = memo(function PathLayer({ map, paths }: PathsProps) {
  return paths?.map((path) => <OnePath key={path.id} map={map} path={path} />);
});

const OnePathLabels = memo(function OnePathLabels({ map, path }: PathProps) {
  const points = pointsOf({ map, path });
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  const tone = tones[path.tone ?? 'plan'];
  const tip = towards(last, before, short);
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  return (
    <>
      <path
        d="M0,0L-22,-12L-17,0L-22,12Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
        fill={tone.stroke}
        stroke="#fff7df"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      {path.steps.map((step, index) => {
        const [from, to] = [points[index - 1], points[index]];
        if (step.label === undefined || !from || !to) return null;
        // On the hexside that is crossed: the middle of a hex belongs to counters and names.
        const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        return (
          <g key={step.hex} transform={`translate(${at.x} ${at.y})`}>
            <circle r="9.6" fill="#fff7df" stroke={tone.stroke} strokeWidth="2.2" />
            <text y="4.6" className="board-step-cost">
              {step.label}
            </text>
          </g>
        );
      })}
    </>
  );
});

/** Heads and costs, above the counters. */
export const PathLabels = memo(function PathLabels({ map, paths }: PathsProps) {
  return paths?.map((path) => <OnePathLabels key={path.id} map={map} path={path} />);
});

export const RangeLayer = memo(function RangeLayer({
  map,
  ranges,
}: {
  readonly map: BoardMap;
  readonly ranges: readonly BoardRange[] | undefined;
}) {
  return ranges?.map((range) => {
    const tone = rangeTones[range.tone];
    const path = outlinePath(map, range.hexes);
    return (
      <g key={range.id} data-range={range.id}>
        <path
          d={path}
          fill={tone.fill}
          fillOpacity=".2"
          stroke="#fff7df"
          strokeOpacity=".8"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path
          d={path}
          fill="none"
          stroke={tone.stroke}
          strokeWidth="3.2"
          strokeDasharray={tone.dash}
          strokeLinejoin="round"
        />
      </g>
    );
  });
});
