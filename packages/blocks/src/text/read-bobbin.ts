import type { Axis, BobbinFloor, BobbinLevel, Key, Star, Unchecked } from '../rules/level.js';
import { oneOf, requireExplained, requireKnown } from './read-bloxorz.js';
import { type ReadGrid, readGrid } from './read-grid.js';
import { type LevelLines, type Word, wrongAt, wrongWord } from './read-lines.js';

const axes: readonly Axis[] = ['standing', 'lying-x', 'lying-y'];
const MOST_CUBE_MOVES = 1_000_000;

/** Reads a level of Bobbin 3D from its lines. */
export function readBobbin(lines: LevelLines): Unchecked<BobbinLevel> {
  const grid = readGrid(lines, '#^*', true);
  requireKnown(lines, ['at', 'orientation', 'pair', 'star']);
  const { width, height, start, goal, characters } = grid;
  const of = (kind: string) => lines.directives.filter(([first]) => first.text === kind);
  const stars = of('star').map((words) => starOf(grid, words));
  requireOnce(stars, of('star'));
  const starred = new Set(stars.map(({ name }) => name));
  if (characters.includes('*') && !starred.has('*')) throw unexplainedStar(lines);
  const keys = of('pair').flatMap((words, pair) => pairOf(grid, starred, words, 2 * pair));
  requireOnce(
    keys,
    of('pair').flatMap(([, a, b]) => [
      [a, a],
      [b, b],
    ]),
  );
  requireExplained(grid, new Set([...starred, ...keys.map(({ name }) => name)]));
  const floor = characters.map(
    (sign): BobbinFloor => (sign === '.' ? 'void' : sign === '^' ? 'raised' : 'floor'),
  );
  for (const cell of [...keys.map((key) => key.cell), ...stars.flatMap(({ cells }) => cells)])
    floor[cell] = 'floor';
  return {
    game: 'bobbin',
    name: lines.name,
    width,
    height,
    start,
    goal,
    floor,
    orientation: orientationOf(of('orientation')),
    keys,
    stars,
  };
}

function orientationOf([words, second]: readonly (readonly Word[])[]): Axis {
  if (second !== undefined) throw wrongAt(second[0].line, 1, 'onlyOne', { line: 'orientation' });
  if (words === undefined) return 'standing';
  const [kind, name, more] = words;
  if (name === undefined) throw wrongWord(kind, 'form', { form: `orientation ${axes.join('|')}` });
  if (more !== undefined) throw wrongWord(more, 'nothingAfter', { after: name.text });
  return oneOf(axes, name);
}

function starOf(
  { named, characters, byName }: ReadGrid,
  [kind, name, count, more]: readonly Word[],
): Star {
  if (count === undefined || more !== undefined)
    throw wrongWord(kind, 'form', { form: 'star NAME MOVES' });
  const inGrid = () =>
    characters.flatMap((sign, cell) => (sign === '*' && !byName.has(cell) ? [cell] : []));
  const cells = name.text === '*' ? inGrid() : named.get(name.text);
  if (cells === undefined || cells.length === 0) throw wrongWord(name, 'nameOf', { part: 'cell' });
  const moves = /^\d{1,7}$/.test(count.text) ? Number(count.text) : 0;
  if (moves < 1 || moves > MOST_CUBE_MOVES)
    throw wrongWord(count, 'between', { least: 1, most: MOST_CUBE_MOVES });
  return { name: name.text, cells, moves };
}

/** Two keys that toggle each other; a capital letter first is a raised one. */
function pairOf(
  { named, whereNamed }: ReadGrid,
  starred: ReadonlySet<string>,
  [kind, a, b, more]: readonly Word[],
  first: number,
): [Key, Key] {
  if (b === undefined || more !== undefined)
    throw wrongWord(kind, 'form', { form: 'pair KEY KEY' });
  const key = (word: Word, partner: number): Key => {
    const cells = named.get(word.text);
    const where = whereNamed.get(word.text) ?? word;
    if (cells === undefined || starred.has(word.text))
      throw wrongWord(word, 'nameOf', { part: 'key' });
    if (!/^[A-Za-z]/.test(word.text)) throw wrongWord(word, 'letterKey');
    if (cells.length !== 1)
      throw wrongAt(where.line, where.column, 'oneCell', { n: cells.length, got: word.text });
    return { name: word.text, cell: cells[0], raised: /^[A-Z]/.test(word.text), partner };
  };
  return [key(a, first + 1), key(b, first)];
}

function requireOnce(
  things: readonly { readonly name: string }[],
  words: readonly (readonly Word[])[],
): void {
  const known = new Set<string>();
  for (const [place, { name }] of things.entries()) {
    if (known.has(name)) throw wrongWord(words[place][1], 'oneDirective');
    known.add(name);
  }
}

function unexplainedStar({ rows }: LevelLines): Error {
  const row = rows.find(({ text }) => text.includes('*'));
  return wrongAt(row?.line ?? 1, (row?.text.indexOf('*') ?? 0) + 1, 'starMoves', {});
}
