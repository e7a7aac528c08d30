import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { isStepKey, staysInLane, stepOf } from './cursor-keys.ts';
import { boxInSight, fanLayout } from './fan-layout.ts';
import { MapArt } from './MapArt.tsx';
import { Overlay } from './Overlay.tsx';
import { spokenOf } from './spoken.ts';
import type { BoardHandle, BoardProps, BoardStack, HexId, Point } from './types.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { detailAt, type Size, toMap, toScreen, type View } from './view.ts';
import './board.css';

const noStacks: readonly BoardStack[] = [];

/** The map with everything on it. It is told what to show and tells what was pointed at; it decides nothing. */
export function Board(props: BoardProps) {
  const { map, stacks, onHex, onStack, onCounter, onCursor, onCancel, handle, describeHex } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  const lane = useRef(0);
  const id = useId();
  const [cursor, setCursor] = useState<HexId>();
  const [hover, setHover] = useState<HexId>();
  // Only where a small screen begins: later stacks do not move the view.
  const [middle] = useState(() => middleOf(stacks, map));
  const drawn = useDrawn();
  const watched = useRef<Point>(undefined);
  const { rest, current, goal, moveTo, panBy, zoomBy, fit, centreOn, screen } = usePanZoom(
    viewport,
    layers,
    map,
    middle,
    watched,
  );
  const looksAt = props.selectedHex ?? cursor;
  useEffect(() => {
    watched.current = looksAt === undefined ? undefined : map.hexes.get(looksAt);
  }, [looksAt, map]);
  useFanInSight(props, goal, moveTo, screen);

  useEffect(() => {
    const made: BoardHandle = {
      centreOn: (hex, options) => {
        const centre = map.hexes.get(hex);
        if (!centre) return;
        setCursor(hex);
        lane.current = centre.y;
        if (options?.zoom === undefined) centreOn(centre);
        else centreOn(centre, options.zoom);
      },
      fit,
      zoomBy,
      focus: () => viewport.current?.focus({ preventScroll: true }),
    };
    handle?.(made);
  }, [handle, map, centreOn, fit, zoomBy]);

  const pointed = (event: MouseEvent | PointerEvent): HexId | undefined => {
    const box = viewport.current?.getBoundingClientRect();
    if (!box) return undefined;
    return map.hexAt(toMap(current(), { x: event.clientX - box.left, y: event.clientY - box.top }));
  };

  const click = (event: MouseEvent): void => {
    const target = drawingUnder(event, layers.current);
    const inFan = target?.closest('[data-counter]');
    const stackId =
      (target?.closest('[data-fan]') as SVGElement | null)?.dataset.fan ??
      (target?.closest('[data-stack]') as SVGElement | null)?.dataset.stack;
    const stack = stacks.find((one) => one.id === stackId);
    if (stack && inFan instanceof SVGElement && inFan.dataset.counter !== undefined) {
      onCounter?.(stack, inFan.dataset.counter);
      return;
    }
    const hex = stack?.hex ?? pointed(event);
    if (hex === undefined) return;
    setCursor(hex);
    lane.current = map.hexes.get(hex)?.y ?? 0;
    if (stack && onStack) onStack(stack);
    else onHex?.(hex);
  };

  const point = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    const hex = pointed(event);
    if (hex === hover) return;
    setHover(hex);
    onCursor?.(hex);
  };

  const step = (key: string): void => {
    const from =
      cursor ??
      props.selectedHex ??
      map.hexAt(toMap(current(), { x: screen().width / 2, y: screen().height / 2 })) ??
      [...map.hexes.keys()][0];
    if (from === undefined) return;
    const to = cursor === undefined ? from : stepOf(map, from, key, lane.current);
    const centre = to === undefined ? undefined : map.hexes.get(to);
    if (to === undefined || !centre) return;
    if (!staysInLane(key) || cursor === undefined) lane.current = centre.y;
    setCursor(to);
    onCursor?.(to);
    keepInSight(centre);
  };

  const keepInSight = (centre: Point): void => {
    const at = toScreen(current(), centre);
    const { width, height } = screen();
    const edge = 60;
    if (at.x < edge || at.y < edge || at.x > width - edge || at.y > height - edge) centreOn(centre, current().k);
  };

  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== viewport.current) return;
    const { key } = event;
    const pan = event.shiftKey ? pans[key] : undefined;
    if (pan) panBy(pan.x, pan.y);
    else if (isStepKey(key)) step(key);
    else if ((key === 'Enter' || key === ' ') && cursor !== undefined) onHex?.(cursor);
    else if (key === '+' || key === '=') zoomBy(1.4);
    else if (key === '-') zoomBy(1 / 1.4);
    else if (key === '0') fit();
    else if (key === 'Escape') onCancel?.();
    else return;
    event.preventDefault();
  };

  const spoken = cursor === undefined ? '' : spokenOf(describeHex(cursor), cursor, props);
  const detail = detailAt(rest?.k ?? 1);
  return (
    <div
      ref={viewport}
      className="board"
      role="application"
      aria-label={props.label}
      aria-describedby={`${id}-cursor`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is walked by keys as one control
      tabIndex={0}
      data-detail={detail}
      data-cursor={cursor}
      onClick={click}
      onPointerMove={point}
      onPointerLeave={() => {
        setHover(undefined);
        onCursor?.(undefined);
      }}
      onKeyDown={keyDown}
    >
      <div ref={layers} className="board-layers">
        {rest && <MapArt map={map} k={rest.k} numbers={detail === 'near' || detail === 'close'} />}
        {rest && drawn && (
          <Overlay
            map={map}
            k={rest.k}
            nations={props.nations}
            stacks={props.hideStacks ? noStacks : stacks}
            control={props.control}
            lit={props.lit}
            dimmed={props.dimmed}
            selectedHex={props.selectedHex}
            selectedStack={props.selectedStack}
            picked={props.picked}
            paths={props.paths}
            ranges={props.ranges}
            marks={props.marks}
            cursor={cursor}
            hover={hover === cursor ? undefined : hover}
          />
        )}
      </div>
      <div className="board-glass" />
      <p id={`${id}-cursor`} className="visually-hidden" aria-live="polite" data-testid="board-spoken">
        {spoken}
      </p>
      {props.children}
    </div>
  );
}

const pans: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 120, y: 0 },
  ArrowRight: { x: -120, y: 0 },
  ArrowUp: { x: 0, y: 120 },
  ArrowDown: { x: 0, y: -120 },
};

/** What was clicked, also through the glass that lies over the map until it rests. */
function drawingUnder({ target, clientX, clientY }: MouseEvent, layers: HTMLElement | null): Element | undefined {
  if (target instanceof Element && layers?.contains(target)) return target;
  return document.elementsFromPoint(clientX, clientY).find((element) => layers?.contains(element));
}

/** Where the fighting is: what a small screen shows first. */
function middleOf(stacks: readonly BoardStack[], map: BoardProps['map']): Point {
  const siege = stacks.find((stack) => stack.stance === 'besieged') ?? stacks[0];
  return (siege && map.hexes.get(siege.hex)) ?? { x: map.width / 2, y: map.height / 2 };
}

/** A stack that fans out beyond the screen, or under what lies over the map, brings the map along. */
function useFanInSight(
  { map, stacks, selectedStack }: BoardProps,
  goal: () => View,
  moveTo: (view: View, smooth: boolean) => void,
  screen: () => Size,
): void {
  const opened = useEffectEvent((id: string): void => {
    const stack = stacks.find((one) => one.id === id);
    const view = goal();
    const kind = map.places.find((place) => place.hex === stack?.hex)?.kind;
    const fan = stack && fanLayout(map, stack, kind, view.k);
    if (!fan) return;
    const next = boxInSight(view, fan.box, screen());
    if (next.x !== view.x || next.y !== view.y) moveTo(next, true);
  });
  useEffect(() => {
    if (selectedStack !== undefined) opened(selectedStack);
  }, [selectedStack]);
}

/**
 * False until the first frame was painted. The map itself is on the screen at once and what stands on it comes with the
 * next frame, instead of both a good deal later.
 */
function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return drawn;
}
