import { memo } from 'react';
import type { Spot } from '../stamp.ts';
import type { NationStyle } from '../types.ts';
import { Arms, Card, ink, paper } from './UnitCounterFace.tsx';

/** A covered wagon in a box from -10 to 10. */
const cover = 'M-9,1.6C-9.4,-8.6 -6,-9.6 0,-9.6C6,-9.6 9.4,-8.6 9,1.6Z';
const ribs = 'M-4.2,-9V1.6M0,-9.6V1.6M4.2,-9V1.6';
const bed = 'M-10,1.6H10L8.4,5H-8.4Z';
const wheels =
  'M-9,5.6A3.6,3.6 0 0 0 -1.8,5.6A3.6,3.6 0 0 0 -9,5.6ZM1.8,5.6A3.6,3.6 0 0 0 9,5.6A3.6,3.6 0 0 0 1.8,5.6Z';
const hubs = 'M-6.4,5.6H-4.4M4.4,5.6H6.4';

export function Wagon({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform} stroke={ink} strokeWidth="1.3" strokeLinejoin="round">
      <path d={cover} fill="#fffaf0" />
      <path d={ribs} fill="none" strokeWidth=".8" strokeOpacity=".6" />
      <path d={bed} fill="#a9743a" />
      <path d={wheels} fill="#d9b37a" />
      <path d={hubs} fill="none" strokeWidth="1.6" />
    </g>
  );
}

const arms: Spot = { x: 0, y: -7.4, scale: 0.84 };

interface TrainFaceProps {
  readonly nation: NationStyle;
  readonly laager: boolean;
}

/** The wagon train by itself: a counter without a strength; wagons drawn up in a ring have stakes before them. */
export const TrainCounterFace = memo(function TrainCounterFace({ nation, laager }: TrainFaceProps) {
  return (
    <>
      <Card nation={nation} />
      <rect x="-17.4" y="-37.4" width="34.8" height="23" rx="1.6" fill={paper} stroke={nation.edge} strokeWidth=".7" />
      <Wagon transform="translate(0 -25.6) scale(1.06)" />
      {laager && (
        <path
          d="M-15.6,-15.4L-12,-23M-11,-15.4L-7.4,-23M15.6,-15.4L12,-23M11,-15.4L7.4,-23M-4,-15.4L-2,-20M4,-15.4L2,-20"
          stroke="#5b3a16"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      )}
      <Arms nation={nation} spot={arms} />
    </>
  );
});
