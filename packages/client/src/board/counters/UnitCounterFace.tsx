import { memo } from 'react';
import { placed, type Spot } from '../stamp.ts';
import type { NationStyle, SymbolName } from '../types.ts';
import { emblems } from './emblems.ts';
import { unitSymbols } from './unit-symbols.ts';

export const ink = '#23170a';
export const paper = '#f8efd6';

interface CardProps {
  readonly nation: NationStyle;
  readonly picked?: boolean;
}

/** A counter is 40 wide and high, standing on the origin: x from -20 to 20, y from -40 to 0. */
export function Card({ nation, picked = false }: CardProps) {
  return (
    <>
      <path d="M-18,-37H22V2H-18Z" fill="#1c1206" fillOpacity=".36" />
      <rect
        x="-20"
        y="-40"
        width="40"
        height="40"
        rx="3.2"
        fill={nation.fill}
        stroke={picked ? '#ffd34d' : nation.edge}
        strokeWidth={picked ? 3.4 : 1.2}
      />
      <path d="M-18.8,-2V-38.8H18.8" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1" />
    </>
  );
}

const drawingSpot: Spot = { x: 0, y: -27.6, scale: 0.94 };

function UnitDrawing({ name }: { readonly name: SymbolName }) {
  const { solid, line, cut } = unitSymbols[name];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {line && <path d={placed(line, drawingSpot)} stroke={ink} strokeWidth="1.7" />}
      {solid && <path d={placed(solid, drawingSpot)} fill={ink} />}
      {cut && <path d={placed(cut, drawingSpot)} stroke={paper} strokeWidth="1.08" />}
    </g>
  );
}

const tokenArms: Spot = { x: 0, y: -31.6, scale: 0.92 };
const faceArms: Spot = { x: -11, y: -9.2, scale: 1 };
const shield = 'M-6.6,-7H6.6V.4C6.6,4.4 3,6.6 0,8C-3,6.6 -6.6,4.4 -6.6,.4Z';

/** The nation's arms. On a shield, for a bare cross before a number would read as a plus. */
export function Arms({ nation, spot }: { readonly nation: NationStyle; readonly spot: Spot }) {
  const charge = { x: spot.x, y: spot.y - 0.4 * spot.scale, scale: spot.scale * 0.82 };
  return (
    <>
      <path d={placed(shield, spot)} fill={nation.ink} />
      <path d={placed(emblems[nation.emblem], charge)} fill={nation.fill} />
    </>
  );
}

interface FaceProps {
  readonly nation: NationStyle;
  readonly symbol: SymbolName;
  readonly strength: number;
  readonly picked?: boolean;
  /** From afar there is room for the nation and the strength only. */
  readonly token?: boolean;
}

/** The unit's drawing on a field of paper; below it the nation's charge and the strength. */
export const UnitCounterFace = memo(function UnitCounterFace(props: FaceProps) {
  const { nation, symbol, strength, picked = false, token = false } = props;
  if (token) {
    return (
      <>
        <Card nation={nation} picked={picked} />
        <Arms nation={nation} spot={tokenArms} />
        <text x="0" y="-3.4" className="board-strength board-strength-large" fill={nation.ink}>
          {strength}
        </text>
      </>
    );
  }
  return (
    <>
      <Card nation={nation} picked={picked} />
      <rect
        x="-17.4"
        y="-37.4"
        width="34.8"
        height="19.8"
        rx="1.6"
        fill={paper}
        stroke={nation.edge}
        strokeWidth=".7"
      />
      <UnitDrawing name={symbol} />
      <Arms nation={nation} spot={faceArms} />
      <text x="7" y="-2.6" className="board-strength" fill={nation.ink}>
        {strength}
      </text>
    </>
  );
});
