import pg from 'pg';
import { parsers } from './values.ts';

/** Array type to element type, for the elements whose parsing we change (int8[], json[], date[], …). */
const elementOf: Readonly<Record<number, number>> = {
  1016: 20,
  199: 114,
  1182: 1082,
  1115: 1114,
  1185: 1184,
  3807: 3802,
};

type Parse = (text: string) => unknown;

/** Makes `pg` read values as the embedded database does. */
export const pgTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parse {
    const own = parsers[oid];
    if (own) return own;
    const element = parsers[elementOf[oid] ?? -1];
    if (element) return (text) => mapDeep(splitArray(text), element);
    return (format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid)) as Parse;
  },
};

/** Splits an array and leaves the elements as they are; the type declarations know no array types. */
const textArray = 1009 as Parameters<typeof pg.types.getTypeParser>[0];

const splitArray = (text: string): unknown[] => (pg.types.getTypeParser(textArray) as Parse)(text) as unknown[];

function mapDeep(values: unknown[], parse: Parse): unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) return mapDeep(value, parse);
    return typeof value === 'string' ? parse(value) : value;
  });
}
