import { expect, test, vi } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts.ts';

const walksTheMap = ['Q', 'W', 'E', 'A', 'S', 'D', '+', '-', '0'];

test('no two shortcuts share a key, and none is a key that walks the map', () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => walksTheMap.includes(key))).toEqual([]);
});

const press = (key: string, repeat = false) => {
  vi.stubGlobal('HTMLElement', class {});
  const none = {
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: null,
  };
  return shortcutOf({ key, repeat, ...none });
};

test('a key that is held down ends a phase or gives an order only once', () => {
  expect(press('x')).toBe('end');
  expect(press('x', true)).toBeUndefined();
  expect(press('c', true)).toBeUndefined();
});

test('a key that is held down leafs on', () => {
  expect(press('[', true)).toBe('back');
});
