import type { ClockView } from '../connection/wire.ts';

/** Nights and weekends begin and end at a full hour of somebody's wall, and walls differ by quarters of an hour. */
const QUARTER_MS = 15 * 60_000;
/** Behind the mark, so that the server is past it as well. */
const BEHIND_MS = 2000;

/** When the hours of a slow match may next begin or cease to count. */
export const nextChange = (now: number): number => Math.floor(now / QUARTER_MS + 1) * QUARTER_MS + BEHIND_MS;

/** Only there are nights, weekends and vacations left out. */
export const hasHours = (clock: ClockView | null): boolean => clock !== null && clock.pace !== 'live' && !clock.paused;

/** Of two views the one that was reckoned last. */
export const newer = (one: ClockView | null, other: ClockView | null | undefined): ClockView | null =>
  one !== null && other != null && Date.parse(other.at) > Date.parse(one.at) ? other : one;

interface WatchWith {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  now(): number;
  read(): Promise<ClockView | null>;
  heard(clock: ClockView): void;
}

/** Asks for the clocks whenever their hours may have changed, and whenever the page is looked at again. */
export function watchClock({ page, now, read, heard }: WatchWith): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(ask, nextChange(now()) - now());
  };
  const ask = (): void => {
    read()
      .then(
        (clock) => {
          if (clock !== null && !stopped) heard(clock);
        },
        // Without a connection the clocks stay as they are until the next time.
        () => undefined,
      )
      .finally(plan);
  };
  const looked = (): void => {
    if (page.visibilityState === 'visible') ask();
  };
  page.addEventListener('visibilitychange', looked);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', looked);
  };
}
