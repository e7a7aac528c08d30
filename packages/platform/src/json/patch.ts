/** RFC 6902, the three operations a difference of two states needs. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };
export type Patch = readonly Operation[];

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of the document itself: `toString` and its like are nobody's members. */
const own = (record: Json, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

const escapeKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * What turns `before` into `after`. Parts that are the same object are not looked into, which after immer is nearly
 * everything: the cost is that of the change. An undefined member counts as absent, as in JSON.
 */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Operation[] = [];
  compare(before, after, '', patch);
  return patch;
}

function compare(before: unknown, after: unknown, path: string, patch: Operation[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) {
    compareRecords(before, after, path, patch);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [i, item] of before.entries()) compare(item, after[i], `${path}/${i}`, patch);
  } else {
    patch.push({ op: 'replace', path, value: after });
  }
}

function compareRecords(before: Json, after: Json, path: string, patch: Operation[]): void {
  for (const key of Object.keys(before)) {
    const value = before[key];
    if (value !== undefined && after[key] !== value && own(after, key) === undefined)
      patch.push({ op: 'remove', path: `${path}/${escapeKey(key)}` });
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    // Nearly all members are the same: no path is made for them.
    if (value === undefined || before[key] === value) continue;
    const at = `${path}/${escapeKey(key)}`;
    if (own(before, key) === undefined) patch.push({ op: 'add', path: at, value });
    else compare(before[key], value, at, patch);
  }
}

export class PatchError extends Error {}

/** `document` with the patch applied; untouched parts are shared, nothing handed in is changed. */
export function applyPatch<T>(document: T, patch: Patch): T {
  let result: unknown = document;
  for (const operation of patch)
    result = applyAt(result, operation.path.split('/').slice(1).map(unescapeKey), operation);
  return result as T;
}

function applyAt(document: unknown, path: readonly string[], operation: Operation): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (operation.op === 'remove') throw new PatchError('The whole document cannot be removed');
    return operation.value;
  }
  // A patch can come from an imported match; no name may reach a prototype.
  if (key === '__proto__') throw new PatchError('Not a member name: __proto__');
  if (Array.isArray(document)) return applyInArray(document, key, rest, operation);
  if (!isRecord(document)) throw new PatchError(`Nothing at ${operation.path}`);
  const present = Object.hasOwn(document, key);
  if (!present && (rest.length > 0 || operation.op !== 'add')) throw new PatchError(`Nothing at ${operation.path}`);
  if (rest.length === 0 && operation.op === 'remove') {
    const { [key]: _, ...others } = document;
    return others;
  }
  return { ...document, [key]: applyAt(document[key], rest, operation) };
}

function applyInArray(array: readonly unknown[], key: string, rest: readonly string[], operation: Operation): unknown {
  const index = Number(key);
  if (!/^(0|[1-9]\d*)$/.test(key) || index >= array.length) throw new PatchError(`Nothing at ${operation.path}`);
  if (rest.length === 0 && operation.op !== 'replace') throw new PatchError('Arrays are replaced, not spliced');
  return array.with(index, applyAt(array[index], rest, operation));
}
