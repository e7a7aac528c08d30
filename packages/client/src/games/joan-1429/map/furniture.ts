import type { Spot } from '../../../board/stamp.ts';
import { hill, reeds, stamped, tree, village } from './glyphs.ts';

/** What is drawn around the map rather than on it: title, key, compass, border. */
export interface MapWords {
  readonly title: string;
  readonly subtitle: string;
  readonly scale: string;
  readonly key: Readonly<Record<KeyEntry, string>>;
}

export const keyEntries = [
  'english',
  'french',
  'burgundian',
  'cathedral',
  'village',
  'woods',
  'rough',
  'swamp',
  'river',
  'stream',
  'boundary',
] as const;
export type KeyEntry = (typeof keyEntries)[number];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const castle = (colour: string, top: string): string =>
  `<g transform="scale(.86)">${top}<path d="M-21,10V-8H-18V-5H-15V-8H-12V-3H-9V-6H-6V-3H-3V-6H0V-3H3V-6H6V-3H9V-6H12V-8H15V-5H18V-8H21V10Z" fill="${colour}" stroke="#22160a" stroke-width="1.3" stroke-linejoin="round"/><path d="M-4,10V4A4,4 0 0 1 4,4V10Z" fill="#22160a"/></g>`;
const keep = (colour: string): string =>
  `<path d="M-5,-3V-14L0,-21L5,-14V-3Z" fill="#e8dcc0" stroke="#2a1c0c"/><path d="M-5.6,-13.6L0,-21.6L5.6,-13.6Z" fill="${colour}" stroke="#2a1c0c"/><path d="M-12,-3V-9L-8.5,-13L-5,-9V-3ZM5,-3V-9L8.5,-13L12,-9V-3Z" fill="#dccba4" stroke="#2a1c0c"/>`;
const spire =
  '<path d="M-5,-4V-22L0,-33L5,-22V-4ZM-13,-2V-14L-9,-20L-5,-14V-2ZM5,-2V-14L9,-20L13,-14V-2Z" fill="#f3dd9a" stroke="#2a1c0c"/><path d="M0,-40V-32M-3.4,-37H3.4" stroke="#8a6410" stroke-width="2.2"/>';
const spot = (x: number, y: number): Spot => ({ x, y, scale: 1 });
const bend = 'M-24,4q12,-10 24,-4t24,-4';

export interface KeyColours {
  readonly english: string;
  readonly french: string;
  readonly burgundian: string;
}

function sample(entry: KeyEntry, colours: KeyColours): string {
  switch (entry) {
    case 'english':
    case 'french':
    case 'burgundian':
      return castle(colours[entry], keep(colours[entry]));
    case 'cathedral':
      return castle(colours.english, spire);
    case 'village':
      return stamped(village, [spot(0, 0)]);
    case 'woods':
      return stamped(tree, [spot(-14, 2), spot(0, -2), spot(13, 3)]);
    case 'rough':
      return stamped(hill, [spot(-10, 0), spot(10, 2)]);
    case 'swamp':
      return stamped(reeds, [spot(-11, 0), spot(10, 1)]);
    case 'river':
      return `<path d="${bend}" fill="none" stroke="#27506e" stroke-width="7"/><path d="${bend}" fill="none" stroke="#5c9cc4" stroke-width="4.6"/>`;
    case 'stream':
      return `<path d="${bend}" fill="none" stroke="#6fa3bd" stroke-width="2.4"/>`;
    case 'boundary':
      return '<path d="M-24,0H24" stroke="#f6ead0" stroke-width="5.4"/><path d="M-24,0H24" stroke="#a61c1c" stroke-width="3.4" stroke-dasharray="13 5 3 5"/>';
  }
}

const plate = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x + 5}" y="${y + 6}" width="${width}" height="${height}" rx="6" fill="#2a1c0c" opacity=".28"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#f3e8c9" stroke="#5b3d18" stroke-width="2.8"/><rect x="${x + 7}" y="${y + 7}" width="${width - 14}" height="${height - 14}" rx="3" fill="none" stroke="#9a7433" stroke-width="1.3"/>`;

export function cartouche(words: MapWords): string {
  const flourish = 'M-70,0C-40,-8 -22,8 0,0C22,-8 40,8 70,0';
  return `${plate(66, 62, 526, 152)}<g text-anchor="middle"><text x="329" y="120" font-size="44" fill="#6f1216" letter-spacing=".6" class="map-title">${escaped(words.title)}</text><text x="329" y="158" font-size="25" fill="#3a2a14" letter-spacing="6">${escaped(words.subtitle)}</text><path d="${flourish}" transform="translate(329 172)" fill="none" stroke="#9a7433" stroke-width="1.4"/><text x="329" y="197" font-size="15.5" font-style="italic" fill="#5b4526">${escaped(words.scale)}</text></g>`;
}

/** Where the key begins; names of the sea keep above it. */
export const keyTop = (height: number): number => height - keyEntries.length * 32 - 94;

export function key(words: MapWords, colours: KeyColours, height: number): string {
  const x = 56;
  const row = 32;
  const tall = keyEntries.length * row + 40;
  const y = keyTop(height);
  const rows = keyEntries.map((entry, index) => {
    const middle = y + 42 + index * row;
    return `<g transform="translate(${x + 42} ${middle})">${sample(entry, colours)}</g><text x="${x + 82}" y="${middle + 6}" font-size="19" fill="#2a1c0c">${escaped(words.key[entry])}</text>`;
  });
  return plate(x, y, 288, tall) + rows.join('');
}

export function compass(width: number): string {
  const point = (angle: number, long: number, wide: number, dark: string): string =>
    `<g transform="rotate(${angle})"><path d="M0,${-long}L${wide},0H0Z" fill="#f3e8c9" stroke="#3a2a14" stroke-width=".9"/><path d="M0,${-long}L${-wide},0H0Z" fill="${dark}" stroke="#3a2a14" stroke-width=".9"/></g>`;
  return `<g transform="translate(${width - 112} 126)"><circle r="44" fill="#f3e8c9" fill-opacity=".6" stroke="#5b3d18" stroke-width="1.5"/><circle r="38" fill="none" stroke="#9a7433" stroke-width="1"/>${[45, 135, 225, 315].map((angle) => point(angle, 30, 7, '#9a7433')).join('')}${[90, 180, 270].map((angle) => point(angle, 46, 9, '#5b3d18')).join('')}${point(0, 54, 9, '#a4262c')}<circle r="4" fill="#f3e8c9" stroke="#3a2a14"/><text y="-60" font-size="20" text-anchor="middle" fill="#3a2a14">N</text></g>`;
}

/** The frame: wood and a double line. */
export function border(width: number, height: number): string {
  const line = (inset: number): string => `M${inset},${inset}H${width - inset}V${height - inset}H${inset}Z`;
  return `<g fill="none"><path d="${line(5.5)}" stroke="#3b2a1a" stroke-width="11"/><path d="${line(17)}" stroke="#6b4a22" stroke-width="2.2"/><path d="${line(22)}" stroke="#6b4a22" stroke-width=".8"/></g>`;
}
