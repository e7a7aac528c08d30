export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Of the page, absolute; without it neither it nor the picture is told. */
  readonly address: string | undefined;
  readonly picture: string | undefined;
  readonly locale: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in an attribute and in text; control characters, which have no place in either, are left out. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u001f\u007f]/g, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** What sites read to show a link to a page: Open Graph, and the one word of Twitter's that others lack. */
export function headTags({ title, description, address, picture, locale }: LinkPreview): string {
  const tags: readonly (readonly [name: string, content: string | undefined])[] = [
    ['og:site_name', 'Oriflamme'],
    ['og:type', 'website'],
    ['og:locale', locale],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', picture],
    ['og:image:type', picture && 'image/png'],
    ['og:image:width', picture && '1200'],
    ['og:image:height', picture && '630'],
    ['og:image:alt', picture && description],
  ];
  return [
    ...tags.flatMap(([name, content]) =>
      content === undefined ? [] : `<meta property="${name}" content="${escaped(content)}" />`,
    ),
    `<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}" />`,
  ].join('\n    ');
}
