/** Writes the paper's grain, a small picture of soft brown clouds that the map stretches over its land and sea. */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const width = 256;
const height = 248;

function lattice(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 0xffffffff;
  };
}

function smooth(at: (x: number, y: number) => number, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const across = ease(x - left);
  const down = ease(y - top);
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

const octaves = [22, 11, 5.5, 2.6].map((size, index) => ({ size, weight: 0.5 ** index, at: lattice(index + 4) }));

function alpha(x: number, y: number): number {
  const sum =
    octaves.reduce((total, { size, weight, at }) => total + weight * smooth(at, x / size, y / size), 0) / 1.875;
  return Math.max(0, Math.min(14, Math.round((sum - 0.36) * 34))) * 6;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const levels = 15;
const header = Buffer.alloc(13);
header.writeUInt32BE(width, 0);
header.writeUInt32BE(height, 4);
header.set([8, 3, 0, 0, 0], 8);
const rows = Buffer.alloc((width + 1) * height);
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = alpha(x, y) / 6;
}
const brown = Buffer.concat(Array.from({ length: levels }, () => Buffer.from([0x73, 0x54, 0x26])));
const seeThrough = Buffer.from(Array.from({ length: levels }, (_, level) => level * 6));
writeFileSync(
  new URL('../src/games/joan-1429/map/paper.png', import.meta.url),
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', brown),
    chunk('tRNS', seeThrough),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]),
);
