/** Pieces of TypeScript source. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

export const record = (fields: readonly (readonly [string, string])[]): string =>
  `{ ${fields.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;

export const list = (name: string, type: string, rows: readonly string[]): string =>
  `export const ${name}${type} = [\n${rows.map((row) => `  ${row},\n`).join('')}]`;
