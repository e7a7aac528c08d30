import type { ReactNode } from 'react';

export type HexId = string;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const directions = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;
export type Direction = (typeof directions)[number];

/** Where the hexes are, in map units. Flat-top hexes; `radius` is from the centre to a corner. */
export interface BoardMap {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly hexes: ReadonlyMap<HexId, Point>;
  readonly hexAt: (point: Point) => HexId | undefined;
  readonly neighbour: (hex: HexId, direction: Direction) => HexId | undefined;
  readonly places: readonly BoardPlace[];
  /** The part that never changes, as SVG markup in map units. Presentation attributes and classes only: no style attribute. */
  readonly art: string;
  /** Names of rivers. */
  readonly lineNames: readonly LineName[];
  /** What else is written on it: names of seas and lands, title, key. Asked for once the drawing is on the screen. */
  readonly lettering: () => string;
  /** Hex numbers, asked for only when there is room for them. */
  readonly numbers: () => string;
}

/** A name along a line of the map, turned about its middle. Left out where a counter or the name of a place lies on it. */
export interface LineName {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly size: number;
}

export type PlaceKind = 'town' | 'cathedral' | 'village';

export interface BoardPlace {
  readonly id: string;
  readonly name: string;
  readonly hex: HexId;
  readonly kind: PlaceKind;
}

/** The look of one nation: colours, and an emblem so that colour is never alone. */
export interface NationStyle {
  readonly id: string;
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
  readonly emblem: EmblemName;
}

export type EmblemName = 'cross' | 'raguly' | 'lily' | 'ermine' | 'thistle';
export type SymbolName =
  | 'infantry'
  | 'militia'
  | 'archers'
  | 'engineers'
  | 'siege'
  | 'artillery'
  | 'lightCavalry'
  | 'heavyCavalry';

export interface UnitCounter {
  readonly id: string;
  readonly nation: string;
  readonly symbol: SymbolName;
  readonly strength: number;
  /** What a screen reader and a tooltip say: "5 English infantry". */
  readonly title: string;
  /** Has done what it can this phase: drawn paler. */
  readonly spent?: boolean;
  /** Some of it has broken and runs for a town. */
  readonly routed?: boolean;
}

export type LeaderRank = 'captain' | 'king' | 'maid';

export interface LeaderCounter {
  readonly id: string;
  readonly nation: string;
  readonly name: string;
  readonly attack: number;
  readonly defence: number;
  readonly rank: LeaderRank;
  readonly title: string;
  readonly spent?: boolean;
}

/** Wagons that go with a stack: no strength of their own. */
export interface TrainCounter {
  readonly id: string;
  readonly nation: string;
  readonly title: string;
  /** Drawn up in a ring, for defence. */
  readonly laager: boolean;
}

/** How a force stands in its hex. In a siege both appear in one hex and are drawn apart. */
export type Stance = 'field' | 'besieging' | 'besieged';

export interface BoardStack {
  /** Unique on the board, stable while the force stays in its hex: "1815:english". */
  readonly id: string;
  readonly hex: HexId;
  readonly stance: Stance;
  /** Nation whose colours the closed stack shows. */
  readonly nation: string;
  readonly units: readonly UnitCounter[];
  readonly leaders: readonly LeaderCounter[];
  readonly train?: TrainCounter;
  readonly total: number;
  readonly title: string;
  readonly outOfSupply?: boolean;
  readonly routed?: boolean;
  readonly spent?: boolean;
}

/** Why a hex is lit. Each kind has its own colour and its own mark. */
export type LightKind = 'reach' | 'attack' | 'choice' | 'supply' | 'warning';

export interface Light {
  readonly kind: LightKind;
  /** Spoken when the cursor is there. */
  readonly reason?: string;
  /** Drawn in the hex: a cost, a number. */
  readonly label?: string;
}

export interface BoardPath {
  readonly id: string;
  readonly steps: readonly { readonly hex: HexId; readonly label?: string }[];
  readonly tone?: 'plan' | 'own' | 'enemy' | 'retreat';
}

export interface BoardRange {
  readonly id: string;
  readonly hexes: readonly HexId[];
  readonly tone: 'supply' | 'enemySupply' | 'reach' | 'distance';
}

export interface BoardMark {
  readonly id: string;
  readonly hex: HexId;
  readonly kind: 'fieldworks' | 'outOfSupply' | 'battle' | 'note' | 'objective';
  readonly title: string;
}

export interface BoardProps {
  readonly map: BoardMap;
  readonly label: string;
  readonly nations: Readonly<Record<string, NationStyle>>;
  readonly stacks: readonly BoardStack[];
  /** Place id → nation id of who holds it. */
  readonly control: Readonly<Record<string, string>>;
  readonly lit?: ReadonlyMap<HexId, Light> | undefined;
  readonly dimmed?: ReadonlySet<HexId> | undefined;
  readonly selectedHex?: HexId | undefined;
  /** The stack that is fanned out. */
  readonly selectedStack?: string | undefined;
  /** Counters and leaders picked from the fan, by their id. */
  readonly picked?: ReadonlySet<string> | undefined;
  readonly paths?: readonly BoardPath[] | undefined;
  readonly ranges?: readonly BoardRange[] | undefined;
  readonly marks?: readonly BoardMark[] | undefined;
  readonly hideStacks?: boolean;
  /** What a screen reader hears of a hex. Asked only for the hex under the cursor. */
  readonly describeHex: (hex: HexId) => string;
  readonly onHex?: (hex: HexId) => void;
  readonly onStack?: (stack: BoardStack) => void;
  readonly onCounter?: (stack: BoardStack, id: string) => void;
  /** The pointer or the keyboard cursor came to a hex; undefined when it left the map. */
  readonly onCursor?: (hex: HexId | undefined) => void;
  readonly onCancel?: () => void;
  readonly handle?: (board: BoardHandle) => void;
  /** Drawn over the map in screen coordinates, for example a tooltip. */
  readonly children?: ReactNode;
}

export interface BoardHandle {
  readonly centreOn: (hex: HexId, options?: { readonly zoom?: number }) => void;
  readonly fit: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly focus: () => void;
}
