/** In JSON or an address, what may become a NUL or half of a surrogate pair; most texts hold neither. */
const SUSPECT = /\\u0000|\\u[dD][89a-fA-F]/;

const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/**
 * Whether every text in it can be stored and comes back the same: the database takes no NUL, and half a surrogate pair
 * would come back as another character. Without recursion, since what is asked about may be nested as deep as it is long.
 */
export function holdsOnlyText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!isText(next)) return false;
    } else if (Array.isArray(next)) {
      for (const each of next) left.push(each);
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, each] of Object.entries(next)) left.push(name, each);
    }
  }
  return true;
}

/** The same of a JSON text that was parsed: looked through only where it could hold such a character. */
export const jsonHoldsOnlyText = (text: string, value: unknown): boolean => !SUSPECT.test(text) || holdsOnlyText(value);

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Whether a JSON text has lists and records within each other more often than this. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charCodeAt(i);
    if (quoted && sign === BACKSLASH) i += 1;
    else if (sign === QUOTE) quoted = !quoted;
    else if (!quoted && OPENING.has(sign)) depth += 1;
    else if (!quoted && CLOSING.has(sign)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
