/// <reference lib="dom" />
import { Board, boardControl, boardMap, boardStacks, en, fill, nations, type Translate } from '@oriflamme/client';
import { DEFAULT_OPTIONS, type G, neighbours, setup, townHex } from '@oriflamme/joan-1429';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BoardPage } from './page.ts';
import { showPlain } from './plain.ts';

const t: Translate = (key, params) => fill(en[key], params);
const home = townHex('tours');
const away = neighbours(home)[0] ?? home;
let state: G = setup(DEFAULT_OPTIONS);
const describeHex = (hex: string): string => hex;
const element = document.getElementById('root') as HTMLElement;
const root = createRoot(element);
const page = window as Window & Partial<BoardPage>;

function draw(): void {
  const map = boardMap('en', t);
  const stacks = boardStacks(state, t);
  const control = boardControl(state);
  flushSync(() => root.render(createElement(Board, { map, label: 'Board', nations, stacks, control, describeHex })));
}

let counters = false;
let whole: number | undefined;
const tick = (): void => {
  // A frame whose callback finds them there was painted by the time of the next callback. Nothing is to run after that.
  if (counters) whole = performance.now();
  else requestAnimationFrame(tick);
  counters = document.querySelector('.board-stack') !== null;
};

page.showBoard = () => {
  performance.mark('board-data');
  draw();
  requestAnimationFrame(tick);
};

page.showPlain = () => showPlain(element);

page.moveOne = () => {
  const [from, to] = state.forces[home] ? [home, away] : [away, home];
  const { [from]: force, ...others } = state.forces;
  if (!force) throw new Error('There is no force to move.');
  state = { ...state, forces: { ...others, [to]: force } };
  const began = performance.now();
  draw();
  return performance.now() - began;
};

page.wholeAt = () => whole;
