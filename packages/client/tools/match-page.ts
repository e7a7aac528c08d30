import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a match is made of, besides what every page has. */
const parts = ['src/pages/match/MatchPage.tsx', 'src/match/open-match.ts'];
/** The letters its first lines are set in. */
const letters = /eb-garamond-latin-(400|700)-normal-[\w-]+\.woff2$/;

/**
 * A second page beside index.html, for the addresses of matches: it asks for the scripts, styles and letters of the match
 * page itself, so that they come at once and not one after the other as each finds out what it needs.
 */
export function matchPage(): Plugin {
  return {
    name: 'match-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no page.');
        const source = String(page.source);
        const files = needed(bundle).filter((file) => !source.includes(`"/${file}"`));
        const tags = files.map((file) => `    ${tagFor(file)}\n`).join('');
        this.emitFile({
          type: 'asset',
          fileName: 'match.html',
          source: source.replace('  </head>', `${tags}  </head>`),
        });
      },
    },
  };
}

function tagFor(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
}

const holds = ({ moduleIds }: Chunk, part: string): boolean =>
  moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(part));

/** Styles first, since nothing is drawn before them, then the scripts, in the order in which they run. */
function needed(bundle: Bundle): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (chunk: Chunk): void => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') follow(next);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const part of parts) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && holds(file, part));
    if (entry?.type !== 'chunk') throw new Error(`The build made no script of ${part}.`);
    follow(entry);
  }
  return [...styles, ...scripts, ...Object.keys(bundle).filter((name) => letters.test(name))];
}
