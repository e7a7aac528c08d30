import type { HexId } from '@oriflamme/joan-1429';

/** Arrows and marks somebody has drawn on the map. */
export interface Drawing {
  readonly arrows: readonly { readonly from: HexId; readonly to: HexId }[];
  readonly marks: readonly HexId[];
}

export const blank: Drawing = { arrows: [], marks: [] };

/** The second time takes away what the first time drew. */
export function toggleArrow(drawing: Drawing, from: HexId, to: HexId): Drawing {
  const others = drawing.arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return { ...drawing, arrows: others.length < drawing.arrows.length ? others : [...others, { from, to }] };
}

export function toggleMark(drawing: Drawing, hex: HexId): Drawing {
  const others = drawing.marks.filter((mark) => mark !== hex);
  return { ...drawing, marks: others.length < drawing.marks.length ? others : [...others, hex] };
}

const pattern = /\s*\[map ([\d> ]+)\]$/;

/** A drawing as the end of a chat line, short enough to be read by people too. */
export const drawingText = ({ arrows, marks }: Drawing): string =>
  `[map ${[...arrows.map(({ from, to }) => `${from}>${to}`), ...marks].join(' ')}]`;

/** A chat line without its drawing, and the drawing. */
export function splitLine(line: string): { readonly text: string; readonly drawing: Drawing | undefined } {
  const found = pattern.exec(line);
  if (!found) return { text: line, drawing: undefined };
  const parts = (found[1] ?? '').split(' ').filter((part) => /^\d{4}(>\d{4})?$/.test(part));
  const arrows = parts
    .filter((part) => part.includes('>'))
    .map((part) => {
      const [from = '', to = ''] = part.split('>');
      return { from: from as HexId, to: to as HexId };
    });
  const marks = parts.filter((part) => !part.includes('>')) as HexId[];
  return { text: line.slice(0, found.index), drawing: { arrows, marks } };
}
