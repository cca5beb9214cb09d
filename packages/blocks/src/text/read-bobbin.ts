import { type Word, wrongAt, wrongWord } from '../level-fault.js';
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
  const starLines = directivesOf(lines, 'star');
  const stars = starLines.map((words) => readStar(grid, words));
  requireOnce(starLines.map(([, name]) => name));
  const starred = new Set(stars.map(({ name }) => name));
  if (grid.characters.includes('*') && !starred.has('*')) {
    const row = lines.rows.find(({ text }) => text.includes('*'));
    throw wrongAt(row?.line ?? 1, (row?.text.indexOf('*') ?? 0) + 1, 'starMoves', {});
  }
  // The keys of all pairs, partners one after the other.
  const pairLines = directivesOf(lines, 'pair');
  const keys = pairLines.flatMap((words, pair) => {
    requireForm(words, PAIR);
    const [, a, b] = words;
    return [keyOf(grid, starred, a, 2 * pair + 1), keyOf(grid, starred, b, 2 * pair)];
  });
  requireOnce(pairLines.flatMap(([, a, b]) => [a, b]));
  requireExplained(grid, new Set([...starred, ...keys.map(({ name }) => name)]));
  // The floor without the keys: cells of keys and stars are floor.
  const floor = grid.characters.map((sign) => kinds[sign] ?? 'floor');
  for (const { cell } of keys) floor[cell] = 'floor';
  for (const { cells } of stars) for (const cell of cells) floor[cell] = 'floor';
  const orientation = choiceOf(lines, 'orientation', axes);
  return { game: 'bobbin', ...boardOf(lines, grid), floor, orientation, keys, stars };
}

function readStar({ characters, byName, named }: ReadGrid, words: readonly Word[]): Star {
  requireForm(words, STAR);
  const [, name, count] = words;
  // The sign `*`, but where `at` gave its cell a name.
  const cells =
    name.text === '*'
      ? characters.flatMap((sign, cell) => (sign === '*' && !byName.has(cell) ? [cell] : []))
      : (named.get(name.text) ?? []);
  if (cells.length === 0) throw wrongWord(name, 'nameOf', { part: 'cell' });
  return { name: name.text, cells, moves: numberOf(count, MOST_CUBE_MOVES, 7) };
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
