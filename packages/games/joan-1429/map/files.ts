import { readFileSync } from 'node:fs';
import type { Facts } from './facts.ts';

export const generatedFile = (name: string): URL => new URL(`../src/data/generated/${name}`, import.meta.url);

export const readFacts = (): Facts =>
  JSON.parse(readFileSync(new URL('./geography.json', import.meta.url), 'utf8')) as Facts;
