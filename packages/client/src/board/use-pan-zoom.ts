import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from './types.ts';
import { centredOn, closestZoom, firstView, resized, type Size, type View, wholeMap } from './view.ts';

/** How long after the end of a gesture the map is drawn sharp again: the next turn of the wheel may come any moment. */
const restAfter = 120;

interface PanZoom {
  /** The view at rest, once the screen was measured: changes after a gesture, never during one. */
  readonly rest: View | undefined;
  readonly current: () => View;
  /** Where the view is going, or is. */
  readonly goal: () => View;
  readonly moveTo: (view: View, smooth: boolean) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly zoomBy: (factor: number) => void;
  readonly fit: () => void;
  readonly centreOn: (point: Point, k?: number) => void;
  readonly screen: () => Size;
}

const reducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const now = (): number => performance.now();

/**
 * The layers are drawn at the size they have on the screen at rest, and a gesture moves and stretches what is drawn by a
 * CSS transform: the compositor keeps its pixels and script does next to nothing. When the gesture is over they are
 * drawn at their new size, sharp again.
 */
export function usePanZoom(
  viewport: RefObject<HTMLDivElement | null>,
  layers: RefObject<HTMLDivElement | null>,
  map: Size,
  middle: Point,
  watched: RefObject<Point | undefined>,
): PanZoom {
  const view = useRef<View>({ k: 1, x: 0, y: 0 });
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const animation = useRef(0);
  const aim = useRef<View>(undefined);
  const drawnAt = useRef(1);
  const [rest, setRest] = useState<View>();

  const place = useCallback((): void => {
    const { k, x, y } = view.current;
    const grow = k / drawnAt.current;
    // Whole pixels at rest: between two of them every letter would be blurred.
    const at = grow === 1 ? `${Math.round(x)}px,${Math.round(y)}px` : `${x}px,${y}px`;
    if (layers.current) layers.current.style.transform = `translate3d(${at},0) scale(${grow})`;
  }, [layers]);

  useLayoutEffect(() => {
    if (!rest) return;
    drawnAt.current = rest.k;
    place();
    layers.current?.removeAttribute('data-moving');
  }, [rest, layers, place]);

  const screen = useCallback((): Size => {
    const element = viewport.current;
    return { width: element?.clientWidth ?? 1, height: element?.clientHeight ?? 1 };
  }, [viewport]);

  const apply = useCallback(
    (next: View): void => {
      const element = viewport.current;
      if (!element || !behaviour.current) return;
      select(element).call(behaviour.current.transform, zoomIdentity.translate(next.x, next.y).scale(next.k));
    },
    [viewport],
  );

  const moveTo = useCallback(
    (next: View, smooth: boolean): void => {
      cancelAnimationFrame(animation.current);
      aim.current = undefined;
      const from = view.current;
      if (!smooth || reducedMotion()) {
        apply(next);
        return;
      }
      aim.current = next;
      const began = now();
      const step = (): void => {
        const part = Math.min(1, (now() - began) / 260);
        if (part === 1) {
          aim.current = undefined;
          apply(next);
          return;
        }
        const eased = 1 - (1 - part) ** 3;
        // The scale is interpolated as a ratio and the origin with it, so that the way between two views is straight.
        const k = from.k * (next.k / from.k) ** eased;
        const share = next.k === from.k ? eased : (k - from.k) / (next.k - from.k);
        apply({ k, x: from.x + (next.x - from.x) * share, y: from.y + (next.y - from.y) * share });
        animation.current = requestAnimationFrame(step);
      };
      step();
    },
    [apply],
  );

  useLayoutEffect(() => {
    const element = viewport.current;
    const moved = layers.current;
    if (!element || !moved) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const settle = (): void => setRest({ ...view.current });
    const draw = ({ transform, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>): void => {
      view.current = { k: transform.k, x: transform.x, y: transform.y };
      moved.toggleAttribute('data-moving', true);
      cancelAnimationFrame(frame);
      // Several events come in one frame, and each asks for the size of the board: a style set by one would have to be
      // worked out for the next.
      if (sourceEvent) frame = requestAnimationFrame(place);
      else place();
    };
    const made = zoom<HTMLDivElement, unknown>()
      .filter((event: MouseEvent | WheelEvent) => (!event.ctrlKey || event.type === 'wheel') && !event.button)
      .clickDistance(5)
      // Nothing here may touch the style of an ancestor of the layers, not even its cursor: they would be painted again.
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        clearTimeout(timer);
        if (!sourceEvent) return;
        // A hand on the map stops what it was doing by itself.
        cancelAnimationFrame(animation.current);
        aim.current = undefined;
      })
      .on('zoom', draw)
      .on('end', () => {
        timer = setTimeout(settle, restAfter);
      });
    behaviour.current = made;
    select(element).call(made).on('dblclick.zoom', null);
    const limit = (): void => {
      const size = screen();
      made.scaleExtent([Math.min(wholeMap(map, size).k, 1), closestZoom]);
      const margin = 120;
      made.translateExtent([
        [-margin, -margin],
        [map.width + margin, map.height + margin],
      ]);
    };
    limit();
    apply(firstView(map, screen(), middle));
    settle();
    let size = screen();
    const observer = new ResizeObserver(() => {
      const before = size;
      const after = screen();
      // A board that is hidden for a while is to be found as it was left.
      if (after.width === 0 || after.height === 0) return;
      size = after;
      limit();
      if (after.width === before.width && after.height === before.height) return;
      const next = resized(aim.current ?? view.current, { map, before, after, watched: watched.current });
      moveTo(next, aim.current !== undefined);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      observer.disconnect();
      select(element).on('.zoom', null);
    };
  }, [viewport, layers, map, middle, watched, apply, moveTo, place, screen]);

  const current = useCallback(() => view.current, []);
  const goal = useCallback(() => aim.current ?? view.current, []);
  const zoomBy = useCallback(
    (factor: number): void => {
      const { width, height } = screen();
      const { k, x, y } = goal();
      const next = Math.min(closestZoom, Math.max(Math.min(wholeMap(map, screen()).k, 1), k * factor));
      const grow = next / k;
      moveTo({ k: next, x: width / 2 - (width / 2 - x) * grow, y: height / 2 - (height / 2 - y) * grow }, true);
    },
    [map, moveTo, goal, screen],
  );
  const panBy = useCallback(
    (dx: number, dy: number): void => {
      const element = viewport.current;
      if (!element || !behaviour.current) return;
      cancelAnimationFrame(animation.current);
      aim.current = undefined;
      select(element).call(behaviour.current.translateBy, dx / view.current.k, dy / view.current.k);
    },
    [viewport],
  );
  const fit = useCallback(() => moveTo(wholeMap(map, screen()), true), [map, moveTo, screen]);
  const centreOn = useCallback(
    (point: Point, k = Math.max(goal().k, 1)) => moveTo(centredOn(point, k, screen()), true),
    [moveTo, goal, screen],
  );
  return { rest, current, goal, moveTo, panBy, zoomBy, fit, centreOn, screen };
}
