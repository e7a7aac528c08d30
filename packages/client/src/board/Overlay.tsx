import { memo, useMemo } from 'react';
import { boardNames } from './board-labels.ts';
import { HexRing, LightLabels, LightLayer } from './layers/LightLayer.tsx';
import { MarkLayer, SiegeLayer } from './layers/MarkLayer.tsx';
import { PathLabels, PathLayer, RangeLayer } from './layers/PathLayer.tsx';
import { LabelLayer, LineNameLayer, PlaceLayer } from './layers/PlaceLayer.tsx';
import { FanLayer, StackLayer } from './layers/StackLayer.tsx';
import { Drawing } from './MapArt.tsx';
import { placeKinds } from './stack-place.ts';
import type { BoardProps, HexId } from './types.ts';
import { counterScale, detailAt } from './view.ts';

type OverlayProps = Pick<
  BoardProps,
  | 'map'
  | 'nations'
  | 'stacks'
  | 'control'
  | 'lit'
  | 'dimmed'
  | 'selectedHex'
  | 'selectedStack'
  | 'picked'
  | 'paths'
  | 'ranges'
  | 'marks'
> & {
  /** Pixels to a map unit. */
  readonly k: number;
  readonly cursor: HexId | undefined;
  readonly hover: HexId | undefined;
};

/** Everything that changes in a match, in its own layer above the map. */
export const Overlay = memo(function Overlay(props: OverlayProps) {
  const { map, nations, stacks, control, k } = props;
  const counters = counterScale(k);
  const detail = detailAt(k);
  const lettering = useMemo(() => map.lettering(), [map]);
  const kinds = useMemo(() => placeKinds(map), [map]);
  const holders = useMemo(
    () =>
      new Map(
        map.places.flatMap((place) => [[place.hex, nations[control[place.id] ?? '']?.fill ?? '#7d6c47'] as const]),
      ),
    [map, control, nations],
  );
  const sieges = useMemo(
    () => stacks.filter((stack) => stack.stance === 'besieging').map(({ hex, nation }) => ({ hex, besieger: nation })),
    [stacks],
  );
  const besieged = useMemo(() => new Set(sieges.map(({ hex }) => hex)), [sieges]);
  // As text, so that a counter that moves in the open does not draw the towns again.
  const inTowns = stacks.flatMap(({ hex, stance }) => (kinds.has(hex) ? [`${hex} ${stance}`] : [])).join();
  const asides = useMemo(
    () =>
      new Map(
        inTowns.split(',').map((text) => {
          const [hex = '', stance] = text.split(' ');
          return [hex, stance === 'field' ? 'garrison' : 'siege'] as const;
        }),
      ),
    [inTowns],
  );
  const names = useMemo(() => boardNames(map, stacks, kinds, k), [map, stacks, kinds, k]);
  return (
    <svg
      className="board-overlay"
      width={map.width * k}
      height={map.height * k}
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden="true"
    >
      <Drawing markup={lettering} />
      <LineNameLayer names={names.lines} scale={names.lineScale} />
      <RangeLayer map={map} ranges={props.ranges} />
      <SiegeLayer map={map} sieges={sieges} nations={nations} />
      <LightLayer map={map} lit={props.lit} dimmed={props.dimmed} />
      <MarkLayer map={map} marks={props.marks} under />
      <HexRing map={map} hex={props.hover} kind="hover" />
      <HexRing map={map} hex={props.selectedHex} kind="selected" />
      <HexRing map={map} hex={props.cursor === props.selectedHex ? undefined : props.cursor} kind="cursor" />
      <PlaceLayer map={map} nations={nations} control={control} asides={asides} />
      <LabelLayer labels={names.places} nations={nations} control={control} />
      <PathLayer map={map} paths={props.paths} />
      <StackLayer
        map={map}
        kinds={kinds}
        stacks={stacks}
        counters={counters}
        nations={nations}
        holders={holders}
        detail={detail}
      />
      <PathLabels map={map} paths={props.paths} />
      <LightLabels map={map} lit={props.lit} counters={counters} besieged={besieged} />
      <MarkLayer map={map} marks={props.marks} under={false} />
      <FanLayer
        map={map}
        kinds={kinds}
        stacks={stacks}
        nations={nations}
        selectedStack={props.selectedStack}
        picked={props.picked}
        k={k}
      />
    </svg>
  );
});
