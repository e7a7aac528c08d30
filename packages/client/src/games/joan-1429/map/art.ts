import { stamp } from '../../../board/stamp.ts';
import type { LineName } from '../../../board/types.ts';
import {
  AREA_SHAPES,
  BIG_NAMES,
  BOARD_SIZE,
  BOUNDARY_PATH,
  COAST_SHAPES,
  FIELD_PATH,
  GLOW_PATH,
  HEXES,
  PLACES,
  REGION_SHAPES,
  RIVER_NAMES,
  RIVER_SHAPES,
  TERRAIN_SYMBOLS,
} from './door.ts';
import { centre, frame, framed, frameScale, mapSize, radius } from './frame.ts';
import { border, cartouche, compass, type KeyColours, key, keyTop, type MapWords } from './furniture.ts';
import { hill, reeds, stamped, tree, village } from './glyphs.ts';

const n = (value: number): string => String(Math.round(value * 10) / 10);
/** A width in map units for a stroke inside the frame. */
const wide = (width: number): string => n(width / frameScale);
const inFrame = (content: string): string => `<g transform="${frame}">${content}</g>`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const tints = { woods: '#7f9a4c', rough: '#a9824a', swamp: '#6f9f95' } as const;

const mainland = COAST_SHAPES.filter((shape) => shape.kind === 'mainland')
  .map((shape) => shape.path)
  .join('');
const abroad = COAST_SHAPES.filter((shape) => shape.kind !== 'mainland')
  .map((shape) => shape.path)
  .join('');

/** Light over the shallows: wide pale strokes on one another, which look like a blur and cost a fraction of one. */
function shallows(): string {
  const layers: readonly (readonly [number, number])[] = [
    [50, 0.12],
    [38, 0.14],
    [27, 0.17],
    [17, 0.22],
    [8, 0.32],
  ];
  return layers
    .map(
      ([width, opacity]) =>
        `<use href="#map-glow" fill="none" stroke="#dcebe7" stroke-width="${wide(width)}" stroke-opacity="${opacity}" stroke-linejoin="round"/>`,
    )
    .join('');
}

function waves(): string {
  const crests = HEXES.flatMap((hex, index) => {
    if (hex.terrain !== 'sea') return [];
    const { x, y } = centre(hex.id);
    const shift = ((index * 37) % 44) - 22;
    return [
      { x: n(x + shift - 9), y: n(y - 14 + ((index * 13) % 9)) },
      { x: n(x - shift * 0.8 - 9), y: n(y + 16 - ((index * 17) % 11)) },
    ];
  });
  const path = crests.map(({ x, y }) => `M${x} ${y}q4.5 -4 9 0t9 0`).join('');
  return `<path d="${path}" fill="none" stroke="#5f8a96" stroke-opacity=".5" stroke-width="1.1"/>`;
}

function land(): string {
  const tinted = AREA_SHAPES.map(
    (shape) => `<path d="${shape.path}" fill="${shape.area === 'east' ? '#c9564a' : '#3c62ad'}" fill-opacity=".085"/>`,
  ).join('');
  // Each region by itself: a tile of the screen then draws only those that touch it.
  const regions = REGION_SHAPES.map(
    ({ terrain, path }) =>
      `<path d="${path}" fill="${tints[terrain]}" fill-opacity=".45" stroke="${tints[terrain]}" stroke-width="${wide(14)}" stroke-opacity=".2" stroke-linejoin="round"/>`,
  );
  return `<path d="${mainland}" fill="#f3e8ca"/><g clip-path="url(#map-mainland)">${tinted}${regions.join('')}</g><path d="${mainland}" fill="none" stroke="#5b4526" stroke-width="${wide(2.2)}" stroke-linejoin="round"/>`;
}

const glyphs = { woods: tree, rough: hill, swamp: reeds } as const;

function symbols(): string {
  return (['swamp', 'rough', 'woods'] as const)
    .map((terrain) => {
      const own = TERRAIN_SYMBOLS.filter((symbol) => symbol.terrain === terrain);
      return stamped(
        glyphs[terrain],
        own.map((symbol) => ({ ...framed(symbol), scale: Math.round(symbol.scale * 10) / 10 })),
      );
    })
    .join('');
}

function villages(): string {
  const spots = PLACES.filter(({ kind }) => kind === 'village').map(({ hex }) => centre(hex));
  return stamped(
    village,
    spots.map(({ x, y }) => ({ x, y: y + 2, scale: 1 })),
  );
}

function waters(): string {
  const rivers = RIVER_SHAPES.filter((shape) => shape.kind === 'river');
  const streams = RIVER_SHAPES.filter((shape) => shape.kind === 'stream');
  const paths = (shapes: typeof RIVER_SHAPES, of: 'path' | 'banks'): string =>
    shapes.map((shape) => `<path d="${shape[of]}"/>`).join('');
  const line = (look: string, content: string): string =>
    `<g stroke-linecap="round" stroke-linejoin="round" ${look}>${content}</g>`;
  // Every bed before any water, so that rivers flow together where they meet.
  const beds = line('fill="#27506e" stroke="#27506e" stroke-width="24"', paths(rivers, 'banks'));
  return [
    line('fill="none" stroke="#6fa3bd" stroke-width="3"', paths(streams, 'path')),
    `<g transform="scale(.1)">${beds}<g fill="#64a3ca">${paths(rivers, 'banks')}</g></g>`,
    line('fill="none" stroke="#b5d9ec" stroke-width="1.3" stroke-opacity=".75"', paths(rivers, 'path')),
  ].join('');
}

function boundary(): string {
  const dashes = [13, 5, 3, 5].map(wide).join(' ');
  return `<path d="${BOUNDARY_PATH}" fill="none" stroke="#f6ead0" stroke-width="${wide(5.6)}" stroke-opacity=".8" stroke-linejoin="round"/><path d="${BOUNDARY_PATH}" fill="none" stroke="#a61c1c" stroke-width="${wide(3.3)}" stroke-dasharray="${dashes}" stroke-linejoin="round"/>`;
}

/** Three sides of every hex, the others being its neighbours'; the rim of the field closes the rest. */
function grid(): string {
  const [half, side, rise] = [radius / 2, radius, (radius * Math.sqrt(3)) / 2].map(n);
  const sides = `m-${half} -${rise}h${side}l${half} ${rise}l-${half} ${rise}`;
  const path = (sea: boolean): string =>
    stamp(
      sides,
      HEXES.filter((hex) => (hex.terrain === 'sea') === sea).map((hex) => ({ ...centre(hex.id), scale: 1 })),
    );
  return `<path d="${path(false)}" fill="none" stroke="#5d4a2c" stroke-opacity=".42" stroke-width=".9"/><path d="${path(true)}" fill="none" stroke="#4d7380" stroke-opacity=".34" stroke-width=".8"/>`;
}

/** Paper over what lies beyond the hexes. */
function margin(): string {
  const [out, right, bottom] = [-60, BOARD_SIZE.width + 60, BOARD_SIZE.height + 60].map(Math.round);
  return `<path d="M${out},${out}H${right}V${bottom}H${out}Z${FIELD_PATH}" fill="#e9dcb9" fill-rule="evenodd"/><path d="${FIELD_PATH}" fill="none" stroke="#7a6238" stroke-width="2.6"/>`;
}

function names(language: 'en' | 'fr'): string {
  const inks = { sea: '#23505f', country: '#5b4526', province: '#6b5226' } as const;
  const opacities = { sea: 0.62, country: 0.65, province: 0.34 } as const;
  const great = BIG_NAMES.map((name) => {
    const wished = framed(name);
    const hidden = wished.x < 420 && wished.y > keyTop(mapSize.height) - 10;
    // Above the key there is less room between the coast and the edge.
    const { x, y } = hidden ? { x: 190, y: keyTop(mapSize.height) - 20 } : wished;
    const [size, spacing] = hidden ? [name.size * 0.82, name.spacing * 0.35] : [name.size, name.spacing];
    return `<text x="${x}" y="${y}" font-size="${n(size * frameScale)}" letter-spacing="${n(spacing * frameScale)}" fill="${inks[name.kind]}" fill-opacity="${opacities[name.kind]}" transform="rotate(${n(name.angle)} ${x} ${y})">${escaped(name[language])}</text>`;
  });
  return `<g text-anchor="middle">${great.join('')}</g>`;
}

/** The names of the rivers, several along a long one. */
export function riverNames(): LineName[] {
  return RIVER_NAMES.map((name, index) => {
    const stream = RIVER_SHAPES.find((shape) => shape.name === name.river)?.kind === 'stream';
    const { river, angle } = name;
    return { id: `${river} ${index}`, name: river, ...framed(name), angle: Number(n(angle)), size: stream ? 12.5 : 15 };
  });
}

interface LetteringOptions {
  readonly language: 'en' | 'fr';
  readonly words: MapWords;
  readonly colours: KeyColours;
}

/** The drawn map as markup; `paper` is the address of its grain. Nothing in it depends on a match or a language. */
export function mapArt(paper: string): string {
  const { width, height } = mapSize;
  return [
    `<defs><path id="map-glow" d="${GLOW_PATH}"/><clipPath id="map-mainland"><path d="${mainland}"/></clipPath><radialGradient id="map-sea" cx="35%" cy="30%" r="90%"><stop offset="0" stop-color="#abc9d0"/><stop offset="1" stop-color="#82a8b4"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#map-sea)"/>`,
    inFrame(shallows()),
    waves(),
    inFrame(`<path d="${abroad}" fill="#d0c6a6" stroke="#7a6a48" stroke-width="${wide(1.3)}"/>${land()}`),
    `<image href="${paper}" width="${width}" height="${height}" preserveAspectRatio="none" opacity=".4"/>`,
    symbols(),
    grid(),
    inFrame(waters() + boundary()),
    villages(),
    inFrame(margin()),
    border(width, height),
    compass(width),
  ].join('');
}

/** Everything on the map that is written: names, title and key. Letters cost more to lay out than all the rest to draw. */
export function mapLettering({ language, words, colours }: LetteringOptions): string {
  return names(language) + cartouche(words) + key(words, colours, mapSize.height);
}

/** Hex numbers near the upper side of each hex. */
export function hexNumbers(): string {
  return HEXES.map(({ id, terrain }) => {
    const { x, y } = centre(id);
    return `<text x="${x}" y="${n(y - radius * 0.866 + 10)}"${terrain === 'sea' ? ' class="sea"' : ''}>${id}</text>`;
  }).join('');
}
