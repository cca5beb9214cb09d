import { InputError } from '@manaus/core';
import { type Plan, type PlanEffect, type Spot, widthOf } from './plan.js';

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

/** A level of a pack, once its parts have been looked at. */
interface PackLevel {
  readonly name: string;
  readonly grid: readonly string[];
  readonly bridges: readonly (readonly Spot[])[];
  readonly switches: readonly (readonly [number, number, readonly (readonly [number, string])[]])[];
  readonly teleports: readonly (readonly number[])[];
}

/** Reads a pack of tkoz0/bloxorz-solver: a list of levels as JSON, rows and columns from 0. */
export function readPack(text: string): Plan[] {
  return listOf(parsed(text)).map((level, i) => planOfPack(checked(level, i + 1)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError('blocks/import', 'text', 'json', { problem: (error as Error).message });
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isIndex = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** The level of a place in the pack, from 1, if it is one. */
function checked(value: unknown, place: number): PackLevel {
  const refused = () =>
    new InputError('blocks/import', `level ${place}`, 'form', { form: LEVEL, got: value });
  if (typeof value !== 'object' || value === null) throw refused();
  const {
    name = '',
    grid,
    bridges = [],
    switches = [],
    teleports = [],
  } = value as Partial<PackLevel>;
  const isList = (list: unknown): list is readonly unknown[] => Array.isArray(list);
  if (!isList(grid) || !isList(bridges) || !isList(switches) || !isList(teleports)) throw refused();
  const rows = grid.filter(
    (row) => typeof row === 'string' && [...row].every((sign) => Object.hasOwn(signs, sign)),
  );
  const width = widthOf(rows);
  const isSpot = (row: unknown, column: unknown) =>
    isIndex(row, grid.length) && isIndex(column, width);
  const fits =
    typeof name === 'string' &&
    rows.length === grid.length &&
    bridges.every(
      (cells) =>
        isList(cells) &&
        cells.length > 0 &&
        cells.every((cell) => isList(cell) && isSpot(cell[0], cell[1])),
    ) &&
    switches.every(
      (entry) =>
        isList(entry) &&
        isSpot(entry[0], entry[1]) &&
        isList(entry[2]) &&
        entry[2].every(
          (act) =>
            isList(act) &&
            isIndex(act[0], bridges.length) &&
            Object.hasOwn(effects, String(act[1])),
        ),
    ) &&
    teleports.every(
      (entry) =>
        isList(entry) &&
        (entry.length === 6 || entry.length === 7) &&
        isSpot(entry[0], entry[1]) &&
        isSpot(entry[2], entry[3]) &&
        isSpot(entry[4], entry[5]),
    );
  if (!fits) throw refused();
  return { name, grid, bridges, switches, teleports };
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
      effects: acts.map(
        ([bridge, verb]): PlanEffect => ({
          effect: effects[verb as keyof typeof effects],
          bridges: [bridge],
        }),
      ),
    })),
    // The seventh number of later packs is the half that is moved first.
    teleports: teleports.map(([row, column, r1, c1, r2, c2, second = 0]) => {
      const [one, other]: [Spot, Spot] = [
        [r1, c1],
        [r2, c2],
      ];
      return { cells: [[row, column]], to: second === 1 ? [other, one] : [one, other] };
    }),
  };
}

/** Writes levels as a pack. */
export function writePack(plans: readonly Plan[]): string {
  const back = { '.': ' ', '#': '.', '~': '-', S: 'S', G: 'H' } as Readonly<Record<string, string>>;
  const levels = plans.map(({ name, rows, bridges, switches, teleports }) => {
    const grid = rows.map((row) => [...row].map((sign) => back[sign]));
    const put = (sign: string, cells: readonly Spot[]) => {
      for (const [row, column] of cells) grid[row][column] = sign;
      return cells;
    };
    return {
      name,
      bridges: bridges.map(({ cells, closed }) => put(closed ? 'B' : 'b', cells)),
      switches: switches.flatMap(({ cells, heavy, effects: acts }) =>
        put(heavy ? 'X' : 'O', cells).map(([row, column]) => [
          row,
          column,
          acts.flatMap(({ effect, bridges: targets }) => targets.map((at) => [at, verbs[effect]])),
        ]),
      ),
      teleports: teleports.flatMap(({ cells, to }) =>
        put('T', cells).map((cell) => [...cell, ...to.flat()]),
      ),
      grid: grid.map((row) => row.join('')),
    };
  });
  return `${JSON.stringify(levels, null, 1)}\n`;
}
