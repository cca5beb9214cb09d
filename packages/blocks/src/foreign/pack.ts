import { InputError } from '@manaus/core';
import { widthOf } from '../rules/grid.js';
import { gridOf, type Plan, putSign, type Spot, singleEffects, textsOf } from './plan.js';

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError('blocks/import', 'text', 'json', { problem: (error as Error).message });
  }
  const levels = isList(value) ? value : [value];
  return levels.map((got, i) => {
    const level: Parts = { ...EMPTY, ...(got as object) };
    if (isLevel(level)) return planOfPack(level);
    throw new InputError('blocks/import', `level ${i + 1}`, 'form', { form: LEVEL, got });
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isIndex = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** The parts of a level before they have been looked at. */
type Parts = Readonly<Record<keyof PackLevel, unknown>>;

/** The parts of a level that leaves all of them out; only a grid must be given. */
const EMPTY: Parts = { name: '', grid: undefined, bridges: [], switches: [], teleports: [] };

const isRow = (row: unknown): row is string =>
  typeof row === 'string' && [...row].every((sign) => Object.hasOwn(signs, sign));

function isLevel(level: Parts): level is PackLevel {
  const { name, grid, bridges, switches, teleports } = level;
  if (typeof name !== 'string' || !isList(grid) || !grid.every(isRow)) return false;
  const width = widthOf(grid);
  const isSpot = (row: unknown, column: unknown) =>
    isIndex(row, grid.length) && isIndex(column, width);
  const isBridge = (cells: unknown) =>
    isList(cells) &&
    cells.length > 0 &&
    cells.every((cell) => isList(cell) && isSpot(cell[0], cell[1]));
  if (!isList(bridges) || !bridges.every(isBridge)) return false;
  const isEffect = (act: unknown) =>
    isList(act) && isIndex(act[0], bridges.length) && Object.hasOwn(effects, String(act[1]));
  const isSwitch = (entry: unknown) =>
    isList(entry) && isSpot(entry[0], entry[1]) && isList(entry[2]) && entry[2].every(isEffect);
  const isTeleport = (entry: unknown) =>
    isList(entry) &&
    (entry.length === 6 || entry.length === 7) &&
    [0, 2, 4].every((i) => isSpot(entry[i], entry[i + 1]));
  return (
    isList(switches) && switches.every(isSwitch) && isList(teleports) && teleports.every(isTeleport)
  );
}

function planOfPack({ name, grid, bridges, switches, teleports }: PackLevel): Plan {
  const width = widthOf(grid);
  return {
    name,
    rows: grid.map((row) => [...row.padEnd(width)].map((sign) => signs[sign]).join('')),
    bridges: bridges.map((cells) => ({ cells, closed: grid[cells[0][0]][cells[0][1]] === 'B' })),
    switches: switches.map(([row, column, acts]) => ({
      cells: [[row, column]],
      heavy: grid[row][column] === 'X',
      effects: acts.map(([bridge, verb]) => ({
        effect: effects[verb as keyof typeof effects],
        bridges: [bridge],
      })),
    })),
    // The seventh number of later packs is the half that is moved first.
    teleports: teleports.map(([row, column, r1, c1, r2, c2, second = 0]) => {
      const one: Spot = [r1, c1];
      const other: Spot = [r2, c2];
      return { cells: [[row, column]], to: second === 1 ? [other, one] : [one, other] };
    }),
  };
}

/** Writes levels as a pack. */
export function writePack(plans: readonly Plan[]): string {
  const levels = plans.map(({ name, rows, bridges, switches, teleports }): PackLevel => {
    const grid = gridOf(rows, { '.': ' ', '#': '.', '~': '-', S: 'S', G: 'H' });
    for (const { cells, closed } of bridges) putSign(grid, closed ? 'B' : 'b', cells);
    for (const { cells, heavy } of switches) putSign(grid, heavy ? 'X' : 'O', cells);
    for (const { cells } of teleports) putSign(grid, 'T', cells);
    return {
      name,
      bridges: bridges.map(({ cells }) => cells),
      // A switch of the pack has one cell.
      switches: switches.flatMap((entry) => {
        const acts = singleEffects(entry).map(
          ({ effect, bridge }) => [bridge, verbs[effect]] as const,
        );
        return entry.cells.map(([row, column]): PackSwitch => [row, column, acts]);
      }),
      teleports: teleports.flatMap(({ cells, to }) => cells.map((cell) => [...cell, ...to.flat()])),
      grid: textsOf(grid),
    };
  });
  return `${JSON.stringify(levels, null, 1)}\n`;
}
