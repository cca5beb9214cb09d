import { InputError } from '@manaus/core';
import { widthOf } from '../rules/grid.js';
import {
  gridOf,
  type Plan,
  type PlanEffect,
  type PlanSwitch,
  type PlanTeleport,
  putSign,
  type Spot,
  singleEffects,
  textsOf,
} from './plan.js';

/** The signs of a grid of the pack, and ours. */
const signs: Readonly<Record<string, string>> = {
  ' ': '.',
  '.': '#',
  '-': '~',
  S: 'S',
  H: 'G',
  X: '#',
  O: '#',
  B: '#',
  b: '#',
  T: '#',
};
const effects = { swap: 'alternating', on: 'close', off: 'open' } as const;
const verbs = { alternating: 'swap', close: 'on', open: 'off' } as const;

const LEVEL =
  '{"grid": [ROW, ...], "bridges": [[[ROW, COLUMN], ...], ...], "switches": [[ROW, COLUMN, [[BRIDGE, "on"|"off"|"swap"], ...]], ...], "teleports": [[ROW, COLUMN, ROW, COLUMN, ROW, COLUMN], ...]}';

type PackSwitch = readonly [number, number, readonly (readonly [number, string])[]];

/** A level of a pack, once its parts have been looked at. */
interface PackLevel {
  readonly name: string;
  readonly grid: readonly string[];
  readonly bridges: readonly (readonly Spot[])[];
  readonly switches: readonly PackSwitch[];
  readonly teleports: readonly (readonly number[])[];
}

/** Reads a pack of tkoz0/bloxorz-solver: a list of levels as JSON, rows and columns from 0. */
export function readPack(text: string): Plan[] {
  const value = parsed(text);
  const levels = isList(value) ? value : [value];
  return levels.map((level, i) => planOfPack(checked(level, i + 1)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError('blocks/import', 'text', 'json', { problem: (error as Error).message });
  }
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isIndex = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** The level of a place in the pack, from 1, if it is one. */
function checked(got: unknown, place: number): PackLevel {
  const level: Parts = { ...EMPTY, ...(got as object) };
  if (isLevel(level)) return level;
  throw new InputError('blocks/import', `level ${place}`, 'form', { form: LEVEL, got });
}

/** The parts of a level before they have been looked at. */
type Parts = Readonly<Record<keyof PackLevel, unknown>>;

/** The parts of a level that leaves all of them out; only a grid must be given. */
const EMPTY: Parts = { name: '', grid: undefined, bridges: [], switches: [], teleports: [] };

function isLevel(level: Parts): level is PackLevel {
  const { name, grid } = level;
  if (typeof name !== 'string' || !isList(grid) || !grid.every(isRow)) return false;
  return fitsGrid(level, spotsOf(grid));
}

const fitsGrid = ({ bridges, switches, teleports }: Parts, isSpot: IsSpot): boolean =>
  isList(bridges) &&
  bridges.every((cells) => isBridge(cells, isSpot)) &&
  isList(switches) &&
  switches.every((entry) => isSwitch(entry, isSpot, bridges.length)) &&
  isList(teleports) &&
  teleports.every((entry) => isTeleport(entry, isSpot));

const isRow = (row: unknown): row is string =>
  typeof row === 'string' && [...row].every((sign) => Object.hasOwn(signs, sign));

/** Tells whether two values are the row and the column of a cell. */
type IsSpot = (row: unknown, column: unknown) => boolean;

function spotsOf(rows: readonly string[]): IsSpot {
  const width = widthOf(rows);
  return (row, column) => isIndex(row, rows.length) && isIndex(column, width);
}

const isBridge = (cells: unknown, isSpot: IsSpot): boolean =>
  isList(cells) &&
  cells.length > 0 &&
  cells.every((cell) => isList(cell) && isSpot(cell[0], cell[1]));

const isSwitch = (entry: unknown, isSpot: IsSpot, bridges: number): boolean =>
  isList(entry) &&
  isSpot(entry[0], entry[1]) &&
  isList(entry[2]) &&
  entry[2].every(
    (act) => isList(act) && isIndex(act[0], bridges) && Object.hasOwn(effects, String(act[1])),
  );

const isTeleport = (entry: unknown, isSpot: IsSpot): boolean =>
  isList(entry) &&
  (entry.length === 6 || entry.length === 7) &&
  isSpot(entry[0], entry[1]) &&
  isSpot(entry[2], entry[3]) &&
  isSpot(entry[4], entry[5]);

const planOfPack = ({ name, grid, bridges, switches, teleports }: PackLevel): Plan => ({
  name,
  rows: rowsOf(grid),
  bridges: bridges.map((cells) => ({ cells, closed: grid[cells[0][0]][cells[0][1]] === 'B' })),
  switches: switches.map((entry) => switchOf(grid, entry)),
  teleports: teleports.map(teleportOf),
});

/** The rows in our signs. */
function rowsOf(grid: readonly string[]): string[] {
  const width = widthOf(grid);
  return grid.map((row) => [...row.padEnd(width)].map((sign) => signs[sign]).join(''));
}

function switchOf(grid: readonly string[], [row, column, acts]: PackSwitch): PlanSwitch {
  const heavy = grid[row][column] === 'X';
  return { cells: [[row, column]], heavy, effects: acts.map(effectOf) };
}

const effectOf = ([bridge, verb]: PackSwitch[2][number]): PlanEffect => ({
  effect: effects[verb as keyof typeof effects],
  bridges: [bridge],
});

/** The seventh number of later packs is the half that is moved first. */
function teleportOf([row, column, r1, c1, r2, c2, second = 0]: readonly number[]): PlanTeleport {
  const one: Spot = [r1, c1];
  const other: Spot = [r2, c2];
  return { cells: [[row, column]], to: second === 1 ? [other, one] : [one, other] };
}

/** Writes levels as a pack. */
export const writePack = (plans: readonly Plan[]): string =>
  `${JSON.stringify(plans.map(packLevelOf), null, 1)}\n`;

function packLevelOf({ name, rows, bridges, switches, teleports }: Plan): PackLevel {
  const grid = gridOf(rows, { '.': ' ', '#': '.', '~': '-', S: 'S', G: 'H' });
  for (const { cells, closed } of bridges) putSign(grid, closed ? 'B' : 'b', cells);
  for (const { cells, heavy } of switches) putSign(grid, heavy ? 'X' : 'O', cells);
  for (const { cells } of teleports) putSign(grid, 'T', cells);
  return {
    name,
    bridges: bridges.map(({ cells }) => cells),
    switches: switches.flatMap(packSwitches),
    teleports: teleports.flatMap(({ cells, to }) => cells.map((cell) => [...cell, ...to.flat()])),
    grid: textsOf(grid),
  };
}

/** A switch of the pack for each cell of a switch. */
function packSwitches(entry: PlanSwitch): PackSwitch[] {
  const acts = singleEffects(entry).map(({ effect, bridge }) => [bridge, verbs[effect]] as const);
  return entry.cells.map(([row, column]) => [row, column, acts]);
}
