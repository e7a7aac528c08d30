import type { CaseId } from '@oriflamme/joan-1429';

export const chapters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'R'] as const;
export type Chapter = (typeof chapters)[number];

export const chapterOf = (id: string): Chapter | undefined => {
  const head = id.startsWith('R') ? 'R' : id.split('.')[0];
  return chapters.find((chapter) => chapter === head);
};

/** Cases in the order of the book: 6.2.10 after 6.2.9, and a section before what is in it. */
export const inOrder = (ids: readonly CaseId[]): readonly CaseId[] =>
  [...ids].sort((a, b) => {
    const [left, right] = [numbers(a), numbers(b)];
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const difference = (left[index] ?? -1) - (right[index] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  });

/** 3.0 introduces the chapter and 3.1 is beside it, so the zero counts as a number like another. */
const numbers = (id: string): number[] => id.replace('R', '12.').split('.').map(Number);

const caseNumber = /\b(?:R\d{1,2}|\d{1,2}\.\d(?:\.\d){0,2})\b/g;

/** A text in pieces: plain words, and numbers of cases that exist, which become links. */
export function withLinks(
  text: string,
  exists: (id: string) => boolean,
): readonly (string | { readonly rule: string })[] {
  const pieces: (string | { rule: string })[] = [];
  let from = 0;
  for (const match of text.matchAll(caseNumber)) {
    if (!exists(match[0])) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
