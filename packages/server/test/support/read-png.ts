import { inflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** Red, green, blue. */
  at(x: number, y: number): [number, number, number];
}

/** Reads a PNG of eight bits a channel without alpha, by the format's own words and nothing of ours. */
export function readPng(file: Buffer): Png {
  if (file.subarray(1, 4).toString('latin1') !== 'PNG') throw new Error('Not a PNG');
  const parts: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  let ended = false;
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.subarray(at + 4, at + 8).toString('latin1');
    const data = file.subarray(at + 8, at + 8 + length);
    if (file.readUInt32BE(at + 8 + length) !== slowCrc(file.subarray(at + 4, at + 8 + length)))
      throw new Error(`The sum of ${type} is wrong`);
    if (type === 'IHDR') header = data;
    if (type === 'IDAT') parts.push(data);
    if (type === 'IEND') ended = true;
    at += length + 12;
  }
  if (!ended) throw new Error('The file has no end');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header.subarray(8).join() !== '8,2,0,0,0') throw new Error('Another kind of PNG');
  const pixels = unfilter(inflateSync(Buffer.concat(parts)), width * 3, height);
  return { width, height, at: (x, y) => [0, 1, 2].map((c) => pixels[(y * width + x) * 3 + c]) as never };
}

function unfilter(rows: Buffer, row: number, height: number): Uint8Array {
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const raw = rows[y * (row + 1) + 1 + x] ?? 0;
      const above = pixels[(y - 1) * row + x] ?? 0;
      if (filter !== 0 && filter !== 2) throw new Error(`Filter ${filter}`);
      pixels[y * row + x] = filter === 2 ? raw + above : raw;
    }
  }
  return pixels;
}

/** Bit by bit, as the format defines it. */
function slowCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes)
    for (let bit = 0; bit < 8; bit += 1) {
      const low = (crc ^ (byte >> bit)) & 1;
      crc = (crc >>> 1) ^ (low === 1 ? 0xedb88320 : 0);
    }
  return ~crc >>> 0;
}
