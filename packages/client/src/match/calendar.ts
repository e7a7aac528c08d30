/** Made once for each language: making one takes longer than all the rest of a status bar. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(language, made);
  return made;
}

/** Turn 1 is April 1429. */
export const monthOfTurn = (turn: number, language: string): string =>
  formatIn(language).format(Date.UTC(1429, 2 + turn, 1));
