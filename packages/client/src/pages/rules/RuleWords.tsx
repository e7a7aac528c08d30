import { CASE_IDS } from '@oriflamme/joan-1429';
import { withLinks } from './chapters.ts';

const known: ReadonlySet<string> = new Set(CASE_IDS);

/** A text of the rules with the cases it names as links. */
export function RuleWords({ text }: { readonly text: string }) {
  return withLinks(text, (id) => known.has(id)).map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their place
      <a key={place} href={`#${piece.rule}`}>
        {piece.rule}
      </a>
    ),
  );
}
