/** Turn 1 is April 1429. */
export function monthOfTurn(turn: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(1429, 2 + turn, 1));
}
