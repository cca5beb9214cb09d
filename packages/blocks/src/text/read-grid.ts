import { InputError } from '@manaus/core';
import { append } from '@manaus/core/internals';
import { type Word, wrongAt, wrongWord } from '../level-fault.js';
import { type Cell, coordinates, type Grid, widthOf } from '../rules/grid.js';
import { requireForm } from './directives.js';
import type { LevelLines } from './read-lines.js';

/** More cells than any level has. */
const MOST_CELLS = 100_000;

/** The characters of a grid by cell, and the cells that have a name, from the grid or by `at`. */
export interface ReadGrid extends Grid {
  readonly characters: readonly string[];
  readonly start: Cell;
  readonly goal: Cell;
  readonly named: ReadonlyMap<string, readonly Cell[]>;
  /** The name that `at` gave a cell. */
  readonly byName: ReadonlyMap<Cell, string>;
  /** The place of a name in the text. */
  readonly whereNamed: ReadonlyMap<string, Word>;
}

/** A grid while it is read. */
interface GridSoFar extends Grid {
  readonly characters: string[];
  readonly ends: { S: Cell; G: Cell };
  readonly named: Map<string, Cell[]>;
  readonly byName: Map<Cell, string>;
  readonly whereNamed: Map<string, Word>;
}

/**
 * Reads the rows of a grid whose cells are some signs, `S`, `G`, and, if so, letters that
 * directives explain.
 */
export function readGrid(lines: LevelLines, signs: string, letters: boolean): ReadGrid {
  const { rows } = lines;
  const width = widthOf(rows.map(({ text }) => text));
  const height = rows.length;
  if (width * height > MOST_CELLS) {
    const got = `${width} x ${height}`;
    throw new InputError('blocks/level', 'grid', 'atMostOf', { n: MOST_CELLS, of: 'cells', got });
  }
  if (width === 0) throw wrongAt(rows[0]?.line ?? lines.lines, 1, 'noRows', {});

  const grid: GridSoFar = {
    width,
    height,
    characters: new Array<string>(width * height).fill('.'),
    ends: { S: -1, G: -1 },
    named: new Map(),
    byName: new Map(),
    whereNamed: new Map(),
  };
  const allowed: Allowed = { signs, letters };
  for (const [fromTop, { text, line }] of rows.entries()) {
    const first = width * (height - 1 - fromTop);
    for (let x = 0; x < text.length; x++)
      readSign(grid, { text: text[x], line, column: x + 1 }, first + x, allowed);
  }
  for (const sign of ['S', 'G'] as const)
    if (grid.ends[sign] < 0) throw wrongAt(rows[0]?.line ?? 1, 1, 'none', { sign });
  for (const words of lines.directives) if (words[0].text === 'at') nameCell(grid, words);
  return { ...grid, start: grid.ends.S, goal: grid.ends.G };
}

/** The signs of cells beside the start, the goal and void, and whether letters name cells too. */
interface Allowed {
  readonly signs: string;
  readonly letters: boolean;
}

function readSign(grid: GridSoFar, sign: Word, cell: Cell, { signs, letters }: Allowed): void {
  const { text, line, column } = sign;
  grid.characters[cell] = text;
  if (text === 'S' || text === 'G') {
    if (grid.ends[text] >= 0) throw wrongAt(line, column, 'second', { sign: text });
    grid.ends[text] = cell;
  } else if (letters && /[a-z0-9]/i.test(text)) nameTo(grid, sign, cell);
  else if (text !== '.' && !signs.includes(text))
    throw wrongAt(line, column, letters ? 'signOrLetter' : 'sign', {
      signs: ['.', '#', 'S', 'G', ...signs.replace('#', '')].join(' '),
      got: text,
    });
}

function nameTo({ named, whereNamed }: GridSoFar, name: Word, cell: Cell): void {
  append(named, name.text, cell);
  if (!whereNamed.has(name.text)) whereNamed.set(name.text, name);
}

function nameCell(grid: GridSoFar, words: readonly Word[]): void {
  requireForm(words, 'at NAME x y');
  const [, name, x, y] = words;
  if (name.text.length < 2) throw wrongWord(name, 'longName');
  const cell = cellAt(grid, x, y);
  if (!'.#*'.includes(grid.characters[cell]))
    throw wrongWord(name, 'freeCell', coordinates(grid, cell));
  if (grid.byName.has(cell)) throw wrongWord(name, 'onlyName', coordinates(grid, cell));
  grid.byName.set(cell, name.text);
  nameTo(grid, name, cell);
}

/** The parts of a level that every game has. */
export const boardOf = (
  { name }: LevelLines,
  { width, height, start, goal }: ReadGrid,
): Pick<ReadGrid, 'width' | 'height' | 'start' | 'goal'> & { readonly name: string } => ({
  name,
  width,
  height,
  start,
  goal,
});

/** Every name of the grid has its directive. */
export function requireExplained({ whereNamed }: ReadGrid, explained: ReadonlySet<string>): void {
  for (const [name, { line, column }] of whereNamed)
    if (!explained.has(name)) throw wrongAt(line, column, 'unexplained', { got: name });
}

/** The cell that two words name as x and y. */
export function cellAt({ width, height }: Grid, x: Word, y: Word): Cell {
  return numberOf(x, width) - 1 + width * (numberOf(y, height) - 1);
}

/** The number from 1 to a bound that a word is, written with at most the given number of digits. */
export function numberOf(word: Word, most: number, digits = 6): number {
  const isNumber = /^\d+$/.test(word.text) && word.text.length <= digits;
  const value = isNumber ? Number(word.text) : 0;
  if (value < 1 || value > most) throw wrongWord(word, 'between', { least: 1, most });
  return value;
}
