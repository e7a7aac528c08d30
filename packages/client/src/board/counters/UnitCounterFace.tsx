import { memo } from 'react';
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

function UnitDrawing({ name }: { readonly name: SymbolName }) {
  const { solid, line, cut } = unitSymbols[name];
  return (
    <g transform="translate(0 -27.6) scale(.94)" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {line && <path d={line} stroke={ink} strokeWidth="1.8" />}
      {solid && <path d={solid} fill={ink} />}
      {cut && <path d={cut} stroke={paper} strokeWidth="1.15" />}
    </g>
  );
}

const shield = 'M-6.6,-7H6.6V.4C6.6,4.4 3,6.6 0,8C-3,6.6 -6.6,4.4 -6.6,.4Z';

/** The nation's arms. On a shield, for a bare cross before a number would read as a plus. */
export function Arms({ nation, transform }: { readonly nation: NationStyle; readonly transform: string }) {
  return (
    <g transform={transform}>
      <path d={shield} fill={nation.ink} />
      <path d={emblems[nation.emblem]} fill={nation.fill} transform="translate(0 -.4) scale(.82)" />
    </g>
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
        <Arms nation={nation} transform="translate(0 -31.6) scale(.92)" />
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
      <Arms nation={nation} transform="translate(-11 -9.2)" />
      <text x="7" y="-2.6" className="board-strength" fill={nation.ink}>
        {strength}
      </text>
    </>
  );
});
