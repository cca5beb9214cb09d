import { type Word, wrongAt, wrongWord } from '../level-fault.js';
import type { Cell } from '../rules/grid.js';
import type { Axis, BobbinFloor, BobbinLevel, Key, Star, Unchecked } from '../rules/level.js';
import { choiceOf, directivesOf, requireForm, requireKnown } from './directives.js';
import { boardOf, numberOf, type ReadGrid, readGrid, requireExplained } from './read-grid.js';
import type { LevelLines } from './read-lines.js';

/** The orientations, the default first. */
const axes: readonly Axis[] = ['standing', 'lying-x', 'lying-y'];
const MOST_CUBE_MOVES = 1_000_000;
const STAR = 'star NAME MOVES';
const PAIR = 'pair KEY KEY';
/** The kinds of cells by their signs; all others are floor. */
const kinds: Readonly<Record<string, BobbinFloor>> = { '.': 'void', '^': 'raised' };

/** Reads a level of Bobbin 3D from its lines. */
export function readBobbin(lines: LevelLines): Unchecked<BobbinLevel> {
  const grid = readGrid(lines, '#^*', true);
  requireKnown(lines, ['at', 'orientation', 'pair', 'star']);
  const stars = readStars(lines, grid);
  const starred = new Set(stars.map(({ name }) => name));
  if (grid.characters.includes('*') && !starred.has('*')) throw unexplainedStar(lines);
  const keys = readKeys(lines, grid, starred);
  requireExplained(grid, new Set([...starred, ...keys.map(({ name }) => name)]));
  const floor = floorOf(grid, [
    ...keys.map(({ cell }) => cell),
    ...stars.flatMap(({ cells }) => cells),
  ]);
  const orientation = choiceOf(lines, 'orientation', axes);
  return { game: 'bobbin', ...boardOf(lines, grid), floor, orientation, keys, stars };
}

function readStars(lines: LevelLines, grid: ReadGrid): Star[] {
  const entries = directivesOf(lines, 'star');
  const stars = entries.map((words) => starOf(grid, words));
  requireOnce(entries.map(([, name]) => name));
  return stars;
}

/** The keys of all pairs, partners one after the other. */
function readKeys(lines: LevelLines, grid: ReadGrid, starred: ReadonlySet<string>): Key[] {
  const entries = directivesOf(lines, 'pair');
  const keys = entries.flatMap((words, pair) => pairOf(grid, starred, words, 2 * pair));
  requireOnce(entries.flatMap(([, a, b]) => [a, b]));
  return keys;
}

/** The floor without the keys: cells of keys and stars are floor. */
function floorOf({ characters }: ReadGrid, named: readonly Cell[]): BobbinFloor[] {
  const floor = characters.map((sign) => kinds[sign] ?? 'floor');
  for (const cell of named) floor[cell] = 'floor';
  return floor;
}

function starOf(grid: ReadGrid, words: readonly Word[]): Star {
  requireForm(words, STAR);
  const [, name, count] = words;
  const cells = starCells(grid, name);
  return { name: name.text, cells, moves: numberOf(count, MOST_CUBE_MOVES, 7) };
}

/** The cells of a star, of which there is one at least. */
function starCells(grid: ReadGrid, name: Word): readonly Cell[] {
  const cells = name.text === '*' ? plainStars(grid) : (grid.named.get(name.text) ?? []);
  if (cells.length === 0) throw wrongWord(name, 'nameOf', { part: 'cell' });
  return cells;
}

/** The cells of the sign `*`, those left out to which `at` gave a name. */
const plainStars = ({ characters, byName }: ReadGrid): Cell[] =>
  characters.flatMap((sign, cell) => (sign === '*' && !byName.has(cell) ? [cell] : []));

/** Two keys that toggle each other. */
function pairOf(
  grid: ReadGrid,
  starred: ReadonlySet<string>,
  words: readonly Word[],
  first: number,
): [Key, Key] {
  requireForm(words, PAIR);
  const [, a, b] = words;
  return [keyOf(grid, starred, a, first + 1), keyOf(grid, starred, b, first)];
}

/** A key; a capital letter first is a raised one. */
function keyOf(
  { named, whereNamed }: ReadGrid,
  starred: ReadonlySet<string>,
  word: Word,
  partner: number,
): Key {
  const cells = named.get(word.text);
  const where = whereNamed.get(word.text) ?? word;
  if (cells === undefined || starred.has(word.text))
    throw wrongWord(word, 'nameOf', { part: 'key' });
  if (!/^[A-Za-z]/.test(word.text)) throw wrongWord(word, 'letterKey');
  if (cells.length !== 1)
    throw wrongAt(where.line, where.column, 'oneCell', { n: cells.length, got: word.text });
  return { name: word.text, cell: cells[0], raised: /^[A-Z]/.test(word.text), partner };
}

/** No two directives are of one name. */
function requireOnce(names: readonly Word[]): void {
  const known = new Set<string>();
  for (const name of names) {
    if (known.has(name.text)) throw wrongWord(name, 'oneDirective');
    known.add(name.text);
  }
}

function unexplainedStar({ rows }: LevelLines): Error {
  const row = rows.find(({ text }) => text.includes('*'));
  return wrongAt(row?.line ?? 1, (row?.text.indexOf('*') ?? 0) + 1, 'starMoves', {});
}
