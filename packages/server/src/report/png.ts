import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOUR_WITHOUT_ALPHA = 2;
const FILTER_UP = 2;
const BYTES_PER_PIXEL = 3;

const deflated = promisify(deflate);

/** An image of eight bits a channel, red, green, blue, row by row; compressed outside the event loop. */
export async function encodePng(width: number, height: number, pixels: Uint8Array): Promise<Buffer> {
  if (pixels.length !== width * height * BYTES_PER_PIXEL) throw new Error('The pixels do not fill the picture');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, COLOUR_WITHOUT_ALPHA, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await deflated(filtered(width, height, pixels), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each byte less the one above it: maps are of large even areas, which become zeros. */
function filtered(width: number, height: number, pixels: Uint8Array): Buffer {
  const row = width * BYTES_PER_PIXEL;
  const rows = Buffer.alloc(height * (row + 1));
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    rows[to] = FILTER_UP;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      rows[to + 1 + x] = ((pixels[y * row + x] ?? 0) - above) & 0xff;
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** By hand: the oldest Node we run on has none. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
