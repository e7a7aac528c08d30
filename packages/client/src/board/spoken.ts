import type { BoardProps, HexId } from './types.ts';

/** What the hex is, what lies in it, and why it is lit unless its description has said so. */
export function spokenOf(described: string, hex: HexId, { marks, lit }: Pick<BoardProps, 'marks' | 'lit'>): string {
  const reason = lit?.get(hex)?.reason;
  const titles = (marks ?? []).filter((mark) => mark.hex === hex).map(({ title }) => title);
  const told = [described, ...titles].join('; ');
  return reason === undefined || described.includes(reason) ? told : `${told}. ${reason}`;
}
