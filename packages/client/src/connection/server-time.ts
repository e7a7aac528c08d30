/** The header has whole seconds, and an answer is under way for a while: closer than this the two clocks agree. */
const AGREES_MS = 3000;

let ahead = 0;

/** Takes the server's time from the `Date` of an answer: a browser's own clock may be wrong by minutes. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return;
  const difference = server - now;
  ahead = Math.abs(difference) <= AGREES_MS ? 0 : difference;
}

/** What the server's clock shows, as far as we know. */
export const serverNow = (now = Date.now()): number => now + ahead;
