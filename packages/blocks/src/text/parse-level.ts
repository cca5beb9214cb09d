import type { Level, Unchecked } from '../rules/level.js';
import { oneOf } from './directives.js';
import { readBloxorz } from './read-bloxorz.js';
import { readBobbin } from './read-bobbin.js';
import { readEdge } from './read-edge.js';
import { type LevelLines, readLines } from './read-lines.js';

const readers: Readonly<Record<Level['game'], (lines: LevelLines) => Unchecked<Level>>> = {
  bloxorz: readBloxorz,
  'on-the-edge': readEdge,
  bobbin: readBobbin,
};
const games = Object.keys(readers) as Level['game'][];

/**
 * Reads a level of Bloxorz, On The Edge or Bobbin 3D.
 *
 * The text names the game, draws the grid, top row first, and explains the letters in it by
 * directives. Throws an `InputError` with line, column, the expected and the actual text.
 * Time linear in the text. At most 100,000 cells.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\nname Short\ngrid\nS##G\nend');
 * [level.game, level.width, level.start, level.goal]; // => ['bloxorz', 4, 0, 3]
 * parseLevel('game bloxorz\ngrid\nS#xG\nend'); // throws line 3, column 3 must be
 * ```
 */
export function parseLevel(text: string): Level {
  const lines = readLines(text);
  return readers[oneOf(games, lines.game)](lines) as Level;
}
