import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CASE_IDS, type CaseId, caseOf, isCaseId } from './cases.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

export interface CaseRow {
  readonly id: CaseId;
  readonly owners: readonly Place[];
  /** Named by the sentence of the test. */
  readonly tests: readonly Place[];
}

export interface RulesReport {
  readonly rows: readonly CaseRow[];
  /** Cases without an owner, or without a test, that need them. */
  readonly orphans: readonly string[];
  /** Numbers cited that no case has. */
  readonly unknown: readonly string[];
}

const ID = String.raw`(?:R\d+|\d+\.\d+(?:\.\d+)?)`;
const LIST = new RegExp(String.raw`\[(${ID}(?:(?:, ?| |–|-)${ID})*)\]`, 'g');
const DOC = /\/\*\*[\s\S]*?\*\//g;
const DECLARED =
  /^\s*(?:export )?(?:const|function|interface|type|class) (\w+)|^\s*(?:readonly )?['"]?([\w.]+)['"]?\??:/;
const TEST = /\b(?:rule\(\s*['"`]([^'"`]+)['"`],\s*|(?:test|it)\((?=\s*['"`]\[([^\]]+)\]))\s*(['"`])([\s\S]*?)\3\s*,/g;
const CITED = /(?:\bviolation\(\s*|\brule: )'([^']+)'/g;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.name.endsWith('.ts') ? [path] : [];
  });

/** `7.5.1, 7.5.2` or `R10–R12`, each number by itself. */
export const readIds = (list: string): string[] =>
  list.split(/,\s*|\s+/).flatMap((part) => {
    const [first, last] = part.split(/[–-]/);
    return first === undefined ? [] : last === undefined ? [first] : between(first, last);
  });

const between = (first: string, last: string): string[] => {
  const parts = (id: string) => /^(.*?)(\d+)$/.exec(id);
  const [from, to] = [parts(first), parts(last)];
  if (from === null || to === null || from[1] !== to[1]) return [first, last];
  const [low, high] = [Number(from[2]), Number(to[2])];
  return Array.from({ length: Math.max(1, high - low + 1) }, (_, i) => `${from[1]}${low + i}`);
};

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The numbers in the doc comments of a source, each with what the comment stands on. */
export const ownersIn = (text: string, file: string): { id: string; place: Place }[] =>
  [...text.matchAll(DOC)].flatMap((doc) => {
    const after = text.slice(doc.index + doc[0].length);
    const declared = DECLARED.exec(after.replace(/^\s*\n/, ''));
    const place: Place = {
      file,
      line: lineOf(text, doc.index + doc[0].length) + (after.startsWith('\n') ? 1 : 0),
      name: declared?.[1] ?? declared?.[2] ?? '',
    };
    return [...doc[0].matchAll(LIST)].flatMap((list) => readIds(list[1] ?? '').map((id) => ({ id, place })));
  });

/** The numbers in the names of a file's tests, each test once for each of its cases. */
export const testsIn = (text: string, file: string): { id: string; place: Place }[] =>
  [...text.matchAll(TEST)].flatMap((found) => {
    const place: Place = { file, line: lineOf(text, found.index), name: (found[4] ?? '').replace(/^\[[^\]]*\] */, '') };
    return [...new Set(readIds(found[1] ?? found[2] ?? ''))].map((id) => ({ id, place }));
  });

/** Case numbers in the sources below `root`: who owns a case, how many tests name it, and what is missing. */
export const scanRules = (root: string): RulesReport => {
  const owners = new Map<string, Place[]>();
  const tests = new Map<string, Place[]>();
  const unknown = new Set<string>();
  const cite = (id: string, file: string): void => {
    if (!isCaseId(id)) unknown.add(`${id} in ${file}`);
  };
  for (const path of filesBelow(join(root, 'src'))) {
    const text = readFileSync(path, 'utf8');
    const file = relative(root, path).replaceAll('\\', '/');
    if (file.endsWith('.test.ts')) {
      for (const { id, place } of testsIn(text, file)) {
        cite(id, file);
        tests.set(id, [...(tests.get(id) ?? []), place]);
      }
      continue;
    }
    for (const found of text.matchAll(CITED)) cite(found[1] ?? '', file);
    for (const { id, place } of ownersIn(text, file)) {
      cite(id, file);
      if (!file.startsWith('src/testing/')) owners.set(id, [...(owners.get(id) ?? []), place]);
    }
  }
  const rows = CASE_IDS.map((id) => ({ id, owners: owners.get(id) ?? [], tests: tests.get(id) ?? [] }));
  return { rows, orphans: rows.flatMap(lacking), unknown: [...unknown].sort() };
};

const lacking = ({ id, owners, tests }: CaseRow): string[] => {
  if (caseOf(id).needsNone !== undefined) return [];
  return [...(owners.length === 0 ? [`${id} has no owner`] : []), ...(tests.length === 0 ? [`${id} has no test`] : [])];
};
