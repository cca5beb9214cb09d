import { type Cell, coordinates } from '../rules/grid.js';
import type {
  BloxorzFloor,
  BloxorzLevel,
  BloxorzRules,
  Bridge,
  Switch,
  SwitchEffect,
  Teleport,
  Unchecked,
  Weight,
} from '../rules/level.js';
import { bloxorzRules } from '../rules/with-rules.js';
import { cellAt, type ReadGrid, readGrid } from './read-grid.js';
import { type LevelLines, type Word, wrongAt, wrongWord } from './read-lines.js';

const weights: readonly Weight[] = ['light', 'heavy'];
const BRIDGE = 'bridge NAME open|closed';
const effects: readonly SwitchEffect[] = ['alternating', 'non-alternating', 'close', 'open'];

/** Reads a level of Bloxorz from its lines. */
export function readBloxorz(lines: LevelLines): Unchecked<BloxorzLevel> {
  const grid = readGrid(lines, '#~', true);
  const { width, height, start, goal, named, characters } = grid;
  const explained = new Map<string, string>();
  const of = (kind: string) => lines.directives.filter(([first]) => first.text === kind);
  const cellsOf = (word: Word | undefined, kind: Word, shape: string): readonly number[] => {
    if (word === undefined) throw wrongWord(kind, 'form', { form: shape });
    const cells = named.get(word.text);
    if (cells === undefined) throw wrongWord(word, 'nameOf', { part: 'cell' });
    // A switch may have several effects, each on a line of its own.
    if (
      explained.has(word.text) &&
      !(kind.text === 'switch' && explained.get(word.text) === 'switch')
    )
      throw wrongWord(word, 'oneDirective');
    explained.set(word.text, kind.text);
    return cells;
  };
  const bridges = of('bridge').map(([kind, name, state, more]): Bridge => {
    const cells = cellsOf(name, kind, BRIDGE);
    if (state === undefined) throw wrongWord(kind, 'form', { form: BRIDGE });
    oneOf(['open', 'closed'], state);
    if (more !== undefined) throw wrongWord(more, 'nothingAfter', { after: state.text });
    return { name: name.text, cells, closed: state.text === 'closed' };
  });
  const places = new Map(bridges.map(({ name }, place) => [name, place]));
  const switches = of('switch').map(([kind, name, weight, effect, ...targets]): Switch => {
    const cells = cellsOf(name, kind, 'switch NAME light|heavy EFFECT BRIDGES');
    return {
      name: name.text,
      cells,
      weight: oneOf(weights, weight ?? name),
      effect: oneOf(effects, effect ?? weight),
      bridges: targets.map((target) => bridgeOf(places, target)),
    };
  });
  const teleports = of('teleport').map(([kind, name, x1, y1, x2, y2, more]): Teleport => {
    const cells = cellsOf(name, kind, 'teleport NAME x1 y1 x2 y2');
    if (y2 === undefined || more !== undefined)
      throw wrongWord(kind, 'form', { form: 'teleport NAME x1 y1 x2 y2' });
    const to = [cellAt(grid, x1, y1), cellAt(grid, x2, y2)] as const;
    if (to[0] === to[1]) throw wrongWord(x2, 'otherCell');
    return { name: name.text, cells, to };
  });
  requireKnown(lines, ['at', 'bridge', 'rules', 'switch', 'teleport']);
  requireExplained(grid, explained);
  const floor = characters.map(
    (sign): BloxorzFloor => (sign === '~' ? 'wood' : sign === '.' ? 'void' : 'floor'),
  );
  for (const { cells } of [...switches, ...teleports])
    for (const cell of cells) floor[cell] = 'floor';
  const bridged = new Set(bridges.flatMap(({ cells }) => cells));
  requireLandings(
    grid,
    (cell) => floor[cell] !== 'void' || bridged.has(cell),
    teleports,
    of('teleport'),
  );
  for (const cell of bridged) floor[cell] = 'void';
  return {
    game: 'bloxorz',
    rules: rulesOf(of('rules')),
    name: lines.name,
    width,
    height,
    start,
    goal,
    floor,
    bridges,
    switches,
    teleports,
  };
}

function rulesOf([words, second]: readonly (readonly Word[])[]): BloxorzRules {
  if (second !== undefined) throw wrongAt(second[0].line, 1, 'onlyOne', { line: 'rules' });
  if (words === undefined) return 'official';
  const [kind, name, more] = words;
  if (name === undefined)
    throw wrongWord(kind, 'form', { form: `rules ${bloxorzRules.join('|')}` });
  if (more !== undefined) throw wrongWord(more, 'nothingAfter', { after: name.text });
  return oneOf(bloxorzRules, name);
}

/** Both places of every teleport are floor or a bridge. */
function requireLandings(
  grid: ReadGrid,
  isLanding: (cell: Cell) => boolean,
  teleports: readonly Teleport[],
  lines: readonly (readonly Word[])[],
): void {
  for (const [i, { to }] of teleports.entries())
    for (const [half, cell] of to.entries())
      if (!isLanding(cell))
        throw wrongWord(lines[i][2 + 2 * half], 'landing', coordinates(grid, cell));
}

/** The word, if it is one of these. */
export function oneOf<T extends string>(words: readonly T[], word: Word): T {
  const found = words.find((candidate) => candidate === word.text);
  if (found === undefined) throw wrongWord(word, 'oneOf', { names: words });
  return found;
}

function bridgeOf(places: ReadonlyMap<string, number>, word: Word): number {
  const place = places.get(word.text);
  if (place === undefined) throw wrongWord(word, 'nameOf', { part: 'bridge' });
  return place;
}

/** No directive is of another game, or of none. */
export function requireKnown(lines: LevelLines, known: readonly string[]): void {
  for (const [first] of lines.directives)
    if (!known.includes(first.text))
      throw known.length === 0
        ? wrongWord(first, 'noDirectives')
        : wrongWord(first, 'oneOf', { names: known });
}

/** Every name of the grid has its directive. */
export function requireExplained(
  { whereNamed }: ReadGrid,
  explained: { has(name: string): boolean },
): void {
  for (const [name, { line, column }] of whereNamed)
    if (!explained.has(name)) throw wrongAt(line, column, 'unexplained', { got: name });
}
