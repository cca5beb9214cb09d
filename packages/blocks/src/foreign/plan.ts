import { InputError } from '@manaus/core';
import { append } from '@manaus/core/internals';
import { type Cell, coordinates, rowsOf } from '../rules/grid.js';
import type { BloxorzLevel, Level } from '../rules/level.js';
import { bloxorzSigns, levelText, withEnds } from '../text/format-level.js';
import { parseLevel } from '../text/parse-level.js';

/** The row and the column of a cell, from 0, the top row first: the way of all foreign formats. */
export type Spot = readonly [row: number, column: number];

/** The effect of a foreign switch on some bridges, by their places in the list. */
export interface PlanEffect {
  readonly effect: 'alternating' | 'close' | 'open';
  readonly bridges: readonly number[];
}

/** A foreign switch: all of its cells act alike. */
export interface PlanSwitch {
  readonly cells: readonly Spot[];
  readonly heavy: boolean;
  readonly effects: readonly PlanEffect[];
}

/** A foreign teleport, and where it sets the halves down. */
export interface PlanTeleport {
  readonly cells: readonly Spot[];
  readonly to: readonly [Spot, Spot];
}

/** A level as the formats of other solvers have it: the parts that they have in common. */
export interface Plan {
  readonly name: string;
  /** Rows of `.`, `#`, `~`, `S` and `G`, top row first; bridges and switches are `#` here. */
  readonly rows: readonly string[];
  readonly bridges: readonly { readonly cells: readonly Spot[]; readonly closed: boolean }[];
  readonly switches: readonly PlanSwitch[];
  readonly teleports: readonly PlanTeleport[];
}

/** The effects of a switch, each on one bridge. */
export const singleEffects = ({ effects }: PlanSwitch) =>
  effects.flatMap(({ effect, bridges }) => bridges.map((bridge) => ({ effect, bridge })));

/** The rows of a plan in the signs of a format, to be drawn on. */
export const gridOf = (
  rows: readonly string[],
  signs: Readonly<Record<string, string>>,
): string[][] => rows.map((row) => [...row].map((sign) => signs[sign]));

/** The rows of a grid as texts. */
export const textsOf = (grid: readonly string[][]): string[] => grid.map((row) => row.join(''));

/** The cells of each name in a grid. */
export function cellsByName(
  grid: readonly (readonly string[])[],
  isName: (sign: string) => boolean,
): Map<string, Spot[]> {
  const cells = new Map<string, Spot[]>();
  for (const [row, signs] of grid.entries())
    for (const [column, sign] of signs.entries())
      if (isName(sign)) append(cells, sign, [row, column]);
  return cells;
}

/** Draws a sign to some cells. */
export function putSign(grid: string[][], sign: string, cells: readonly Spot[]): void {
  for (const [row, column] of cells) grid[row][column] = sign;
}

/** The name that stands in the cell to which a teleport leads, and in no other one. */
export function landingName(grid: readonly string[][], spot: Spot, isName: RegExp): string {
  const name = grid[spot[0]][spot[1]];
  if (!isName.test(name) || grid.flat().filter((other) => other === name).length > 1)
    throw unknown(`a teleport to ${placeIn(grid, spot)}`);
  return name;
}

/** A cell as a person counts: x and y from 1. */
const placeIn = ({ length }: readonly string[][], [row, column]: Spot): string =>
  `${column + 1} ${length - row}`;

/** Names of one character, those of the start and the goal left out, and longer ones after them. */
const nameOf = (letters: string, place: number): string =>
  place < letters.length ? letters[place] : `${letters[0]}${place + 1}`;
const bridgeName = (place: number) => nameOf('ABCDEFHIJKLMNOPQRTUVWXYZ', place);
const switchName = (place: number) => nameOf('abcdefghijklmnopqrstuvwxyz', place);
const teleportName = (place: number) => nameOf('123456789', place);

/** The level of a plan, read from a text in the format of this project. */
export function levelOf({ name, rows, bridges, switches, teleports }: Plan): Level {
  const grid = rows.map((row) => [...row]);
  const directives = [
    ...bridges.flatMap(({ cells, closed }, place) => [
      ...nameCells(grid, bridgeName(place), cells),
      `bridge ${bridgeName(place)} ${closed ? 'closed' : 'open'}`,
    ]),
    ...switches.flatMap(({ cells, heavy, effects }, place) => [
      ...nameCells(grid, switchName(place), cells),
      ...effects.map(({ effect, bridges: targets }) => {
        const weight = heavy ? 'heavy' : 'light';
        return ['switch', switchName(place), weight, effect, ...targets.map(bridgeName)].join(' ');
      }),
    ]),
    ...teleports.flatMap(({ cells, to }, place) => [
      ...nameCells(grid, teleportName(place), cells),
      `teleport ${teleportName(place)} ${to.map((spot) => placeIn(grid, spot)).join(' ')}`,
    ]),
  ];
  return parseLevel(levelText({ game: 'bloxorz', name }, textsOf(grid), directives));
}

/** Draws a name of one character; a longer one gets lines. */
function nameCells(grid: string[][], name: string, cells: readonly Spot[]): string[] {
  if (name.length > 1) return cells.map((cell) => `at ${name} ${placeIn(grid, cell)}`);
  putSign(grid, name, cells);
  return [];
}

/**
 * The plan of a level. Throws an `InputError` for what no other solver knows: another game, strict
 * rules, switches that flip once, and cells with a light and a heavy effect.
 */
export function planOf(level: Level): Plan {
  if (level.game !== 'bloxorz') throw unknown(`game ${level.game}`);
  if (level.rules !== 'official') throw unknown(`rules ${level.rules}`);
  const spot = (cell: Cell): Spot => {
    const { x, y } = coordinates(level, cell);
    return [level.height - y, x - 1];
  };
  const bridged = new Set(level.bridges.flatMap(({ cells }) => cells));
  const signs = level.floor.map((kind, cell) => (bridged.has(cell) ? '#' : bloxorzSigns[kind]));
  return {
    name: level.name,
    rows: rowsOf(level, withEnds(level, signs)),
    bridges: level.bridges.map(({ cells, closed }) => ({ cells: cells.map(spot), closed })),
    switches: switchesOf(level).map(({ cells, ...rest }) => ({ ...rest, cells: cells.map(spot) })),
    teleports: level.teleports.map(({ cells, to }) => ({
      cells: cells.map(spot),
      to: [spot(to[0]), spot(to[1])],
    })),
  };
}

/** The error for a part of a level that a foreign format does not have. */
export const unknown = (part: string): InputError<'foreign'> =>
  new InputError('blocks/export', 'level', 'foreign', { got: part });

/** The switches of a level, the effects of one name together. */
function switchesOf({ switches }: BloxorzLevel) {
  const byName = new Map<
    string,
    { cells: readonly Cell[]; heavy: boolean; effects: PlanEffect[] }
  >();
  for (const { name, cells, weight, effect, bridges } of switches) {
    if (effect === 'non-alternating') throw unknown(effect);
    const known = byName.get(name) ?? { cells, heavy: weight === 'heavy', effects: [] };
    if (known.heavy !== (weight === 'heavy')) throw unknown('light and heavy');
    known.effects.push({ effect, bridges });
    byName.set(name, known);
  }
  return [...byName.values()];
}
