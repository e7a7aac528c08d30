import { memo, type ReactNode } from 'react';
import { tray, trayTop } from '../fan-layout.ts';
import type { BoardStack, NationStyle } from '../types.ts';
import { LeaderCounterFace } from './LeaderCounterFace.tsx';
import { RoutedMark } from './StackFigure.tsx';
import { TrainCounterFace } from './TrainCounterFace.tsx';
import { UnitCounterFace } from './UnitCounterFace.tsx';

interface StackFanProps {
  readonly stack: BoardStack;
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly picked: ReadonlySet<string> | undefined;
  readonly below: boolean;
  /** How far the middle of the tray lies beside what it points at. */
  readonly aside: number;
}

interface Piece {
  readonly id: string;
  readonly title: string;
  readonly face: ReactNode;
}

function pieces({ stack, nations, picked }: StackFanProps): Piece[] {
  const leaders = stack.leaders.flatMap((leader): Piece[] => {
    const nation = nations[leader.nation];
    const face = nation && (
      <LeaderCounterFace leader={leader} nation={nation} picked={picked?.has(leader.id) ?? false} />
    );
    return face ? [{ id: leader.id, title: leader.title, face }] : [];
  });
  const units = stack.units.flatMap((unit): Piece[] => {
    const nation = nations[unit.nation];
    const face = nation && (
      <>
        <UnitCounterFace
          nation={nation}
          symbol={unit.symbol}
          strength={unit.strength}
          picked={picked?.has(unit.id) ?? false}
        />
        {unit.routed && <RoutedMark transform="translate(-15 -33)" />}
      </>
    );
    return face ? [{ id: unit.id, title: unit.title, face }] : [];
  });
  const { train } = stack;
  const drawn = train && nations[train.nation];
  const wagons: Piece[] = drawn
    ? [{ id: train.id, title: train.title, face: <TrainCounterFace nation={drawn} laager={train.laager} /> }]
    : [];
  return [...leaders, ...units, ...wagons];
}

/** Everything in a stack, side by side on a tray that points at it. The tip is the origin. */
export const StackFan = memo(function StackFan(props: StackFanProps) {
  const { below, aside } = props;
  const all = pieces(props);
  const { width, height, spots } = tray(all.length);
  const top = trayTop(props, height);
  const foot = below ? top : top + height;
  const left = aside - width / 2;
  // The pointer starts from the tray, wherever that had to go.
  const from = Math.min(Math.max(0, left + 14), left + width - 14);
  return (
    <g className="board-fan">
      <rect x={left + 3} y={top + 4} width={width} height={height} rx="7" fill="#1c1206" opacity=".35" />
      <path d={`M${from - 8},${foot}L0,0L${from + 8},${foot}Z`} fill="#f4e9cb" stroke="#5b3d18" strokeWidth="1.6" />
      <rect x={left} y={top} width={width} height={height} rx="7" fill="#f4e9cb" stroke="#5b3d18" strokeWidth="1.6" />
      {all.map((piece, index) => (
        <g
          key={piece.id}
          transform={`translate(${aside + (spots[index]?.x ?? 0)} ${top + (spots[index]?.y ?? 0)})`}
          data-counter={piece.id}
          className="board-fan-piece"
        >
          <title>{piece.title}</title>
          {piece.face}
        </g>
      ))}
    </g>
  );
});
