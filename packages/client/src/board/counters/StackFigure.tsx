import { memo } from 'react';
import type { BoardStack, NationStyle } from '../types.ts';
import type { Detail } from '../view.ts';
import { LeaderCounterFace } from './LeaderCounterFace.tsx';
import { Leaders } from './LeaderFlags.tsx';
import { TrainCounterFace, Wagon } from './TrainCounterFace.tsx';
import { UnitCounterFace } from './UnitCounterFace.tsx';

interface StackFigureProps {
  readonly stack: BoardStack;
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly wallColour: string;
  readonly detail: Detail;
}

const walls =
  'M-26,-38V-47H-20.5V-42.5H-15V-47H-9.5V-42.5H-3V-47H3V-42.5H9.5V-47H15V-42.5H20.5V-47H26V-38V5H-26ZM-31,5V-34H-22.5V5ZM22.5,5V-34H31V5Z';

/** Walls around the besieged: stone, with the holder's colours on both towers. */
function Walls({ colour }: { readonly colour: string }) {
  return (
    <g strokeLinejoin="round">
      <path d={walls} fill="#cdbf9c" stroke="#2a1c0c" strokeWidth="1.3" />
      <path
        d="M-29,-28V-23M-27,-16V-11M-29,-4V1M29,-28V-23M27,-16V-11M29,-4V1M-14,3H-6M6,3H14"
        stroke="#6b5a36"
        strokeWidth="1.2"
      />
      <path
        d="M-32.6,-33L-26.7,-48L-20.8,-33ZM20.8,-33L26.7,-48L32.6,-33Z"
        fill={colour}
        stroke="#2a1c0c"
        strokeWidth="1.2"
      />
    </g>
  );
}

/** The besiegers' camp, looking out from behind their counter. */
function Tents({ colour }: { readonly colour: string }) {
  return (
    <g transform="translate(3.4 1) scale(1.12)" stroke="#2a1c0c" strokeWidth="1" strokeLinejoin="round">
      <path d="M14,2L23,-11L32,2ZM17,-15L24,-25L31,-15ZM23,-11V-16M24,-25V-29.6" fill="#f7f0dc" />
      <path
        d="M23,-11L20.6,2H25.4ZM24,-25L22.4,-15H25.6ZM23,-16L28.4,-14.4L23,-12.8ZM24,-29.6L28.8,-28.2L24,-26.8Z"
        fill={colour}
        strokeWidth=".5"
      />
    </g>
  );
}

/** A loaf of bread crossed out. */
export function UnsuppliedMark({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <circle r="9" fill="#fff6df" stroke="#8c1208" strokeWidth="2" />
      <path
        d="M-5.4,3.6C-7,-4.6 7,-4.6 5.4,3.6ZM-2.6,-1.8L-1.6,.4M.4,-2.2L1.2,0"
        fill="#d3a35a"
        stroke="#4b3212"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path d="M-6.2,-6.2L6.2,6.2" stroke="#b01515" strokeWidth="2.4" />
    </g>
  );
}

/** A banner on a broken staff. */
export function RoutedMark({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform} data-routed="" strokeLinecap="round" strokeLinejoin="round">
      <circle r="9" fill="#fff6df" stroke="#23170a" strokeWidth="2" />
      <path d="M-4.4,5.6L-1.6,.6M.2,-.6L2.4,-5.4" fill="none" stroke="#23170a" strokeWidth="1.8" />
      <path d="M2.4,-5.4L6,-1.8L3.4,-1.4L3,1.4L.2,-.6Z" fill="#23170a" />
    </g>
  );
}

/** A closed stack: cards beneath for the other contents, the strongest type on top with the total, leaders above it. */
export const StackFigure = memo(function StackFigure({ stack, nations, wallColour, detail }: StackFigureProps) {
  const nation = nations[stack.nation];
  if (!nation) return null;
  const [top, ...rest] = stack.units;
  const beneath = [...new Set(rest.map((unit) => unit.nation))].slice(0, 2);
  if (beneath.length === 0 && rest.length > 0) beneath.push(stack.nation);
  return (
    <g>
      {stack.stance === 'besieged' && <Walls colour={wallColour} />}
      {stack.stance === 'besieging' && <Tents colour={nation.fill} />}
      {beneath
        .map((id, index) => (
          <rect
            key={id}
            x={-20 + (index + 1) * 2.8}
            y={-40 - (index + 1) * 2.8}
            width="40"
            height="40"
            rx="3.2"
            fill={nations[id]?.fill ?? nation.fill}
            stroke="#1c1206"
            strokeWidth="1"
          />
        ))
        .reverse()}
      {top ? (
        <>
          <UnitCounterFace nation={nation} symbol={top.symbol} strength={stack.total} token={detail === 'far'} />
          <Leaders leaders={stack.leaders} nations={nations} detail={detail} />
        </>
      ) : (
        <Unguarded stack={stack} nations={nations} detail={detail} />
      )}
      {stack.train && stack.units.length + stack.leaders.length > 0 && (
        <g transform="translate(21 -28) scale(.72)">
          <circle r="14" cy="-1" fill="#f4e9cb" stroke={nation.edge} strokeWidth="1.6" />
          <Wagon transform="translate(0 -1)" />
        </g>
      )}
      {stack.spent && <rect x="-20" y="-40" width="40" height="40" rx="3.2" fill="#f1e6c8" fillOpacity=".36" />}
      {stack.outOfSupply && <UnsuppliedMark transform="translate(-19 -37)" />}
      {stack.routed && <RoutedMark transform="translate(-19 -17)" />}
    </g>
  );
});

/** Leaders without troops: the first as a counter, the others as on a stack. Wagons that nobody is with are a counter too. */
function Unguarded({ stack, nations, detail }: Pick<StackFigureProps, 'stack' | 'nations' | 'detail'>) {
  const [first, ...others] = stack.leaders;
  const nation = nations[first?.nation ?? stack.nation];
  if (!nation) return null;
  if (!first) return stack.train && <TrainCounterFace nation={nation} laager={stack.train.laager} />;
  return (
    <>
      <LeaderCounterFace leader={first} nation={nation} />
      <Leaders leaders={others} nations={nations} detail={detail} />
    </>
  );
}
