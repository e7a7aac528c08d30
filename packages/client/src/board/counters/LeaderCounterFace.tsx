import { memo } from 'react';
import { widthOf } from '../label-layout.ts';
import type { LeaderCounter, NationStyle } from '../types.ts';
import { emblems } from './emblems.ts';
import { Card, paper } from './UnitCounterFace.tsx';

const crown = 'M-6,4V-3.6L-3,0L0,-5.4L3,0L6,-3.6V4Z';

export function Crown({ transform }: { readonly transform: string }) {
  return (
    <path d={crown} transform={transform} fill="#f2c94c" stroke="#5a3c08" strokeWidth=".9" strokeLinejoin="round" />
  );
}

/** Colours of a leader's banner. The Maid's is white and gold, whoever she marches with. */
export function bannerOf(leader: LeaderCounter, nation: NationStyle): Pick<NationStyle, 'fill' | 'edge' | 'ink'> {
  return leader.rank === 'maid' ? { fill: '#fffdf4', edge: '#8a6410', ink: '#b37f0c' } : nation;
}

/** Within the field of paper, with a little air. */
const nameRoom = 33;

interface LeaderFaceProps {
  readonly leader: LeaderCounter;
  readonly nation: NationStyle;
  readonly picked?: boolean;
}

/** Banner above, name across, attack (sword) and defence (shield) bonuses below. */
export const LeaderCounterFace = memo(function LeaderCounterFace({ leader, nation, picked = false }: LeaderFaceProps) {
  const { fill, edge, ink } = bannerOf(leader, nation);
  const long = widthOf(leader.name, 8.4, true) > nameRoom;
  return (
    <>
      <Card nation={nation} picked={picked} />
      <rect x="-18" y="-38" width="36" height="24.6" rx="1.6" fill={paper} stroke={nation.edge} strokeWidth=".6" />
      <path d="M-9,-37.4V-23.4" stroke="#2a1c0c" strokeWidth="1.3" />
      <path d="M-8.4,-37H13L9,-31.4L13,-25.8H-8.4Z" fill={fill} stroke={edge} strokeWidth=".8" />
      <path d={emblems[nation.emblem]} fill={ink} transform="translate(.6 -31.4) scale(.8)" />
      {leader.rank === 'king' && <Crown transform="translate(-13.2 -32) scale(.6)" />}
      <text
        x="0"
        y="-15.8"
        className="board-leader-name"
        {...(long ? { textLength: nameRoom, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {leader.name}
      </text>
      <path
        d="M-15.8,-2.4L-9.2,-10.9M-14.8,-6.6L-11.2,-3.9M4,-10.8H10.4V-7.2C10.4,-4.6 8.6,-3 7.2,-2.2C5.8,-3 4,-4.6 4,-7.2Z"
        fill="none"
        stroke={nation.ink}
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="-4.2" y="-2.6" className="board-bonus" fill={nation.ink}>
        {leader.attack}
      </text>
      <text x="14.8" y="-2.6" className="board-bonus" fill={nation.ink}>
        {leader.defence}
      </text>
    </>
  );
});
