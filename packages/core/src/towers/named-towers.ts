import { bucharest } from './bucharest.js';
import { type HanoiOptions, hanoi } from './hanoi.js';
import { london } from './london.js';
import { manaus } from './manaus.js';
import type { TowerOptions } from './options.js';
import { oxford, oxford1 } from './oxford.js';
import type { Tower } from './tower.js';

/** A named tower, and whether it takes another number of pegs than three. */
type TowerRow =
  | { readonly takesPegs: true; tower(discs: number, options?: HanoiOptions): Tower }
  | { readonly takesPegs: false; tower(discs: number, options?: TowerOptions): Tower };

const rows = {
  hanoi: { tower: hanoi, takesPegs: true },
  bucharest: { tower: bucharest, takesPegs: false },
  london: { tower: london, takesPegs: false },
  oxford: { tower: oxford, takesPegs: false },
  oxford1: { tower: oxford1, takesPegs: false },
  manaus: { tower: manaus, takesPegs: true },
} as const satisfies Readonly<Record<string, TowerRow>>;

/** The name of a tower of the work, as the command line and the notebooks use it. */
export type TowerName = keyof typeof rows;

type NamedTowers = { readonly [Name in TowerName]: (typeof rows)[Name]['tower'] };

/** The names of the towers of the work. */
export const towerNames = Object.keys(rows) as readonly TowerName[];

/**
 * The towers of the work by their names.
 *
 * @example
 * ```ts
 * Object.keys(namedTowers); // => ['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus']
 * namedTowers.manaus(4).capacities; // => [4, 3, 2]
 * ```
 */
export const namedTowers = Object.fromEntries(
  Object.entries(rows).map(([name, { tower }]) => [name, tower]),
) as NamedTowers;

/**
 * Whether a named tower takes another number of pegs than three.
 *
 * @example
 * ```ts
 * [takesPegs('manaus'), takesPegs('london')]; // => [true, false]
 * ```
 */
export const takesPegs = (name: string): boolean =>
  Object.hasOwn(rows, name) && rows[name as TowerName].takesPegs;

/**
 * A named tower by its name. Towers that have three pegs ignore the number of pegs.
 *
 * @example
 * ```ts
 * towerNamed('hanoi', 3, { pegs: 4 }).capacities; // => [3, 3, 3, 3]
 * towerNamed('london', 3, { pegs: 4 }).capacities; // => [3, 2, 1]
 * ```
 */
export function towerNamed(
  name: TowerName,
  discs: number,
  { pegs, ...options }: HanoiOptions = {},
): Tower {
  const row: TowerRow = rows[name];
  return row.takesPegs ? row.tower(discs, { ...options, pegs }) : row.tower(discs, options);
}
