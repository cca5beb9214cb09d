import { InputError } from '@manaus/core';
import { type Cell, coordinates, type Grid } from '../rules/grid.js';
import { type LevelLines, type Word, wrongAt, wrongWord } from './read-lines.js';

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

/**
 * Reads the rows of a grid whose cells are some signs, `S`, `G`, and, if so, letters that
 * directives explain.
 */
export function readGrid(lines: LevelLines, signs: string, letters: boolean): ReadGrid {
  const { rows } = lines;
  const grid = sizeOf(lines);
  const { width, height } = grid;
  const characters = new Array<string>(width * height).fill('.');
  const named = new Map<string, Cell[]>();
  const whereNamed = new Map<string, Word>();
  const ends: Record<'S' | 'G', Cell> = { S: -1, G: -1 };
  rows.forEach(({ text, line }, fromTop) => {
    for (let x = 0; x < text.length; x++) {
      const sign = text[x];
      const cell = x + width * (height - 1 - fromTop);
      characters[cell] = sign;
      if (sign === 'S' || sign === 'G') {
        if (ends[sign] >= 0) throw wrongAt(line, x + 1, 'second', { sign });
        ends[sign] = cell;
      } else if (letters && /[a-z0-9]/i.test(sign)) {
        nameTo(named, sign, cell);
        if (!whereNamed.has(sign)) whereNamed.set(sign, { text: sign, line, column: x + 1 });
      } else if (sign !== '.' && !signs.includes(sign))
        throw wrongAt(line, x + 1, letters ? 'signOrLetter' : 'sign', {
          signs: ['.', '#', 'S', 'G', ...signs.replace('#', '')].join(' '),
          got: sign,
        });
    }
  });
  for (const sign of ['S', 'G'] as const)
    if (ends[sign] < 0) throw wrongAt(rows[0]?.line ?? 1, 1, 'none', { sign });
  const byName = new Map<Cell, string>();
  const read = { ...grid, characters, start: ends.S, goal: ends.G, named, whereNamed, byName };
  for (const words of lines.directives)
    if (words[0].text === 'at') nameCell(read, named, whereNamed, byName, words);
  return read;
}

function nameTo(named: Map<string, Cell[]>, name: string, cell: Cell): void {
  const cells = named.get(name);
  if (cells === undefined) named.set(name, [cell]);
  else cells.push(cell);
}

function sizeOf({ rows, lines }: LevelLines): Grid {
  const width = rows.reduce((most, { text }) => Math.max(most, text.length), 0);
  const height = rows.length;
  if (width * height > MOST_CELLS)
    throw new InputError('core/level', 'grid', 'atMostOf', {
      n: MOST_CELLS,
      of: 'cells',
      got: `${width} x ${height}`,
    });
  if (width === 0) throw wrongAt(rows[0]?.line ?? lines, 1, 'noRows', {});
  return { width, height };
}

function nameCell(
  grid: ReadGrid,
  named: Map<string, Cell[]>,
  whereNamed: Map<string, Word>,
  byName: Map<Cell, string>,
  words: readonly Word[],
): void {
  const [at, name, x, y, more] = words;
  if (name === undefined || y === undefined || more !== undefined)
    throw wrongWord(at, 'form', { form: 'at NAME x y' });
  if (name.text.length < 2) throw wrongWord(name, 'longName');
  const cell = cellAt(grid, x, y);
  if (!'.#*'.includes(grid.characters[cell]))
    throw wrongWord(name, 'freeCell', coordinates(grid, cell));
  if (byName.has(cell)) throw wrongWord(name, 'onlyName', coordinates(grid, cell));
  byName.set(cell, name.text);
  nameTo(named, name.text, cell);
  if (!whereNamed.has(name.text)) whereNamed.set(name.text, name);
}

/** The cell that two words name as x and y. */
export function cellAt({ width, height }: Grid, x: Word, y: Word): Cell {
  const read = (word: Word, most: number) => {
    const value = /^\d{1,6}$/.test(word.text) ? Number(word.text) : 0;
    if (value < 1 || value > most) throw wrongWord(word, 'between', { least: 1, most });
    return value - 1;
  };
  return read(x, width) + width * read(y, height);
}
