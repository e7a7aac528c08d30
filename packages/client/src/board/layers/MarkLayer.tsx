import { memo, type ReactNode } from 'react';
import { UnsuppliedMark } from '../counters/StackFigure.tsx';
import { corners, hexPath } from '../hex-shape.ts';
import type { BoardMap, BoardMark, HexId, NationStyle } from '../types.ts';

const drawings: Readonly<Record<BoardMark['kind'], ReactNode>> = {
  fieldworks: null,
  outOfSupply: <UnsuppliedMark transform="translate(-28 -18)" />,
  battle: (
    // Beside the counters that fight, not on them.
    <g transform="translate(29 -25)" stroke="#2a1c0c" strokeLinecap="round">
      <circle r="12" fill="#f6dfa8" strokeWidth="1.4" />
      <path d="M-6,-6L6,6M6,-6L-6,6M-7,2L-2,7M7,2L2,7" strokeWidth="2.2" />
    </g>
  ),
  note: (
    <g transform="translate(28 -12)">
      <path
        d="M0,12C-8,2 -9,-1 -9,-4A9,9 0 0 1 9,-4C9,-1 8,2 0,12Z"
        fill="#2f8f6b"
        stroke="#0d3a2a"
        strokeWidth="1.4"
      />
      <circle cy="-4" r="3.2" fill="#fff" />
    </g>
  ),
  objective: (
    <path
      d="M0,-34L3.2,-26.4L11.4,-25.8L5.2,-20.4L7.2,-12.4L0,-16.8L-7.2,-12.4L-5.2,-20.4L-11.4,-25.8L-3.2,-26.4Z"
      fill="#ffd34d"
      stroke="#5a3c08"
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  ),
};

/** Stakes along five sides of the hex; the sixth is left to the name. */
const palisade = (radius: number): string =>
  `M${[4, 5, 0, 1, 2, 3]
    .map((corner) => corners({ x: 0, y: 0 }, radius)[corner])
    .map((point) => `${point?.x},${point?.y}`)
    .join('L')}`;

function Fieldworks({ radius }: { readonly radius: number }) {
  const ring = palisade(radius - 10);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={ring} stroke="#5b4020" strokeWidth="3" strokeOpacity=".45" />
      <path d={ring} stroke="#2f1f0d" strokeWidth="8.4" strokeDasharray="4.2 1.6" />
      <path d={ring} stroke="#b07c40" strokeWidth="6.4" strokeDasharray="2.4 3.4" strokeDashoffset="-.9" />
    </g>
  );
}

interface MarkLayerProps {
  readonly map: BoardMap;
  readonly marks: readonly BoardMark[] | undefined;
  /** Fieldworks lie under the counters, the rest above. */
  readonly under: boolean;
}

export const MarkLayer = memo(function MarkLayer({ map, marks, under }: MarkLayerProps) {
  return marks
    ?.filter((mark) => (mark.kind === 'fieldworks') === under)
    .map((mark) => {
      const centre = map.hexes.get(mark.hex);
      return (
        centre && (
          <g key={mark.id} transform={`translate(${centre.x} ${centre.y})`} data-mark={mark.kind}>
            <title>{mark.title}</title>
            {mark.kind === 'fieldworks' ? <Fieldworks radius={map.radius} /> : drawings[mark.kind]}
          </g>
        )
      );
    });
});

interface SiegeLayerProps {
  readonly map: BoardMap;
  readonly sieges: readonly { readonly hex: HexId; readonly besieger: string }[];
  readonly nations: Readonly<Record<string, NationStyle>>;
}

/** The lines around a besieged town: an earthen ring with stakes in the besieger's colour. */
export const SiegeLayer = memo(function SiegeLayer({ map, sieges, nations }: SiegeLayerProps) {
  return sieges.map(({ hex, besieger }) => {
    const centre = map.hexes.get(hex);
    if (!centre) return null;
    const ring = hexPath(centre, map.radius - 5);
    return (
      <g key={hex} fill="none" strokeLinejoin="round" data-siege={hex}>
        <path d={ring} fill="#b99a68" fillOpacity=".35" stroke="#4a3316" strokeWidth="7.5" />
        <path d={ring} stroke="#c9a871" strokeWidth="5" />
        <path d={ring} stroke={nations[besieger]?.fill ?? '#4a3316'} strokeWidth="5" strokeDasharray="7 5" />
      </g>
    );
  });
});
