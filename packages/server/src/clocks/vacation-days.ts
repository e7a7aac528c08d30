export const VACATION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Days by calendar year; a vacation over New Year's counts for both as far as it lies in each. Overlaps count once. */
export function daysTaken(vacations: readonly { from: Date; until: Date }[]): { year: number; days: number }[] {
  const byYear = new Map<number, number>();
  let covered = Number.NEGATIVE_INFINITY;
  for (const { from, until } of [...vacations].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    let at = Math.max(from.getTime(), covered);
    while (at < until.getTime()) {
      const year = new Date(at).getUTCFullYear();
      const end = Math.min(until.getTime(), Date.UTC(year + 1, 0, 1));
      byYear.set(year, (byYear.get(year) ?? 0) + end - at);
      at = end;
    }
    covered = Math.max(covered, until.getTime());
  }
  return [...byYear].map(([year, time]) => ({ year, days: Math.ceil(time / DAY_MS) }));
}
