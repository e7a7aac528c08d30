import { memo } from 'react';
import { StackFan } from '../counters/StackFan.tsx';
import { StackFigure } from '../counters/StackFigure.tsx';
import { fanLayout } from '../fan-layout.ts';
import { type StackPlace, stackPlace } from '../stack-place.ts';
import type { BoardMap, BoardStack, HexId, NationStyle, PlaceKind } from '../types.ts';
import type { Detail } from '../view.ts';

interface OneStackProps {
  readonly stack: BoardStack;
  readonly x: number;
  readonly y: number;
  readonly shift: number;
  readonly scale: number;
  readonly counters: number;
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly wallColour: string;
  readonly detail: Detail;
}

const OneStack = memo(function OneStack(props: OneStackProps) {
  const { stack, x, y, shift, scale, counters, nations, wallColour, detail } = props;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${counters}) translate(${shift} 0) scale(${scale})`}
      data-stack={stack.id}
      data-stance={stack.stance}
      className="board-stack"
    >
      <title>{stack.title}</title>
      <StackFigure stack={stack} nations={nations} wallColour={wallColour} detail={detail} />
    </g>
  );
});

interface StacksProps {
  readonly map: BoardMap;
  readonly kinds: ReadonlyMap<HexId, PlaceKind>;
  readonly stacks: readonly BoardStack[];
  readonly counters: number;
  readonly nations: Readonly<Record<string, NationStyle>>;
}

interface StackLayerProps extends StacksProps {
  /** Hex → colour of who holds the town there. */
  readonly holders: ReadonlyMap<HexId, string>;
  readonly detail: Detail;
}

/** All stacks, closed; those in the south in front of those in the north. */
export const StackLayer = memo(function StackLayer(props: StackLayerProps) {
  const { map, kinds, stacks, counters, nations, holders, detail } = props;
  return stacks
    .flatMap((stack): { stack: BoardStack; place: StackPlace }[] => {
      const place = stackPlace(map, stack, kinds.get(stack.hex));
      return place ? [{ stack, place }] : [];
    })
    .sort((a, b) => a.place.foot.y - b.place.foot.y || a.place.shift - b.place.shift)
    .map(({ stack, place }) => (
      <OneStack
        key={stack.id}
        stack={stack}
        x={place.foot.x}
        y={place.foot.y}
        shift={place.shift}
        scale={place.scale}
        counters={counters}
        nations={nations}
        wallColour={holders.get(stack.hex) ?? '#7d6c47'}
        detail={detail}
      />
    ));
});

interface FanLayerProps extends Omit<StacksProps, 'counters'> {
  readonly selectedStack: string | undefined;
  readonly picked: ReadonlySet<string> | undefined;
  /** Pixels to a map unit. */
  readonly k: number;
}

/** The one stack that is fanned out, above everything else. */
export const FanLayer = memo(function FanLayer(props: FanLayerProps) {
  const { map, kinds, stacks, nations, selectedStack, picked, k } = props;
  const stack = selectedStack === undefined ? undefined : stacks.find(({ id }) => id === selectedStack);
  const fan = stack && fanLayout(map, stack, kinds.get(stack.hex), k);
  if (!stack || !fan) return null;
  return (
    <g transform={`translate(${fan.tip.x} ${fan.tip.y}) scale(${fan.scale})`} data-fan={stack.id}>
      <StackFan stack={stack} nations={nations} picked={picked} below={fan.below} aside={fan.aside} />
    </g>
  );
});
