import type { Cell, Grid } from './grid.js';

declare const checked: unique symbol;

/**
 * The parts of every level. Only `parseLevel` makes levels, so that no level breaks the
 * format.
 */
interface LevelBase extends Grid {
  readonly [checked]: true;
  readonly name: string;
  readonly start: Cell;
  readonly goal: Cell;
}

/**
 * The rules of Bloxorz: `official`, as the game is played, or `strict`, with a second test of the
 * floor after switches fired and with halves that act where a teleport sets them down.
 */
export type BloxorzRules = 'official' | 'strict';

/** The kind of a cell of Bloxorz while bridges are open. */
export type BloxorzFloor = 'void' | 'floor' | 'wood';

/** Light: any part of the block or a half presses it; heavy: a standing block only. */
export type Weight = 'light' | 'heavy';

/**
 * The effect of a press on the bridges: flip them, at every press or at the first only; or close or
 * open them for good.
 */
export type SwitchEffect = 'alternating' | 'non-alternating' | 'close' | 'open';

/** Cells of Bloxorz that can be passed only while the bridge is closed. */
export interface Bridge {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** True if it can be passed at the start. */
  readonly closed: boolean;
}

/**
 * Cells of Bloxorz that act on bridges when they are pressed: one effect of theirs. Cells with
 * several effects are several entries of one name, in the order in which they act.
 */
export interface Switch {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly weight: Weight;
  readonly effect: SwitchEffect;
  /** Places in the list of bridges. */
  readonly bridges: readonly number[];
}

/** Cells of Bloxorz on which a standing block is split into two halves. */
export interface Teleport {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** The cells on which the halves are set down; the first is selected. */
  readonly to: readonly [Cell, Cell];
}

/** A level of Bloxorz. */
export interface BloxorzLevel extends LevelBase {
  readonly game: 'bloxorz';
  readonly rules: BloxorzRules;
  readonly floor: readonly BloxorzFloor[];
  readonly bridges: readonly Bridge[];
  readonly switches: readonly Switch[];
  readonly teleports: readonly Teleport[];
}

/** `once` vanishes when left, `twice` becomes `once`; one of two blue cells takes to the other. */
export type EdgeFloor = 'void' | 'once' | 'twice' | 'blue' | 'goal';

/** A level of On The Edge. */
export interface EdgeLevel extends LevelBase {
  readonly game: 'on-the-edge';
  readonly floor: readonly EdgeFloor[];
}

/** The kind of a cell of Bobbin 3D, the keys left out; a raised cell can be lowered by no move. */
export type BobbinFloor = 'void' | 'floor' | 'raised';

/** The orientation of a cylinder: its axis upright, along x or along y. */
export type Axis = 'standing' | 'lying-x' | 'lying-y';

/** A + key. */
export interface Key {
  readonly name: string;
  readonly cell: Cell;
  readonly raised: boolean;
  /** The place of the key that it toggles, and that toggles it. */
  readonly partner: number;
}

/** Cells of Bobbin 3D on which a cylinder becomes a cube for a while. */
export interface Star {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** The number of moves for which the piece is a cube. */
  readonly moves: number;
}

/** A level of Bobbin 3D. */
export interface BobbinLevel extends LevelBase {
  readonly game: 'bobbin';
  /** Without the keys. */
  readonly floor: readonly BobbinFloor[];
  readonly orientation: Axis;
  readonly keys: readonly Key[];
  readonly stars: readonly Star[];
}

/** A level of one of the three block games; `game` tells which. */
export type Level = BloxorzLevel | EdgeLevel | BobbinLevel;

/** The fields of a level before somebody has vouched for them. */
export type Unchecked<L extends Level> = Omit<L, typeof checked>;
