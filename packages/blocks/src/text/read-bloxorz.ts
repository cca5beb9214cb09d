import type {
  BloxorzFloor,
  BloxorzLevel,
  Bridge,
  Switch,
  SwitchEffect,
  Teleport,
  Unchecked,
  Weight,
} from '../rules/level.js';
import { cellAt, type ReadGrid, readGrid } from './read-grid.js';
import { type LevelLines, type Word, wrongAt, wrongWord } from './read-lines.js';

const weights: readonly Weight[] = ['light', 'heavy'];
const BRIDGE = 'bridge NAME open|closed';
const effects: readonly SwitchEffect[] = ['alternating', 'non-alternating', 'close', 'open'];

/** Reads a level of Bloxorz from its lines. */
export function readBloxorz(lines: LevelLines): Unchecked<BloxorzLevel> {
  const grid = readGrid(lines, '#~', true);
  const { width, height, start, goal, named, characters } = grid;
  const explained = new Set<string>();
  const of = (kind: string) => lines.directives.filter(([first]) => first.text === kind);
  const cellsOf = (word: Word | undefined, kind: Word, shape: string): readonly number[] => {
    if (word === undefined) throw wrongWord(kind, 'form', { form: shape });
    const cells = named.get(word.text);
    if (cells === undefined) throw wrongWord(word, 'nameOf', { part: 'cell' });
    if (explained.has(word.text)) throw wrongWord(word, 'oneDirective');
    explained.add(word.text);
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
  requireKnown(lines, ['at', 'bridge', 'switch', 'teleport']);
  requireExplained(grid, explained);
  const floor = characters.map(
    (sign): BloxorzFloor => (sign === '~' ? 'wood' : sign === '.' ? 'void' : 'floor'),
  );
  for (const { cells } of [...switches, ...teleports])
    for (const cell of cells) floor[cell] = 'floor';
  for (const { cells } of bridges) for (const cell of cells) floor[cell] = 'void';
  return {
    game: 'bloxorz',
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
export function requireExplained({ whereNamed }: ReadGrid, explained: ReadonlySet<string>): void {
  for (const [name, { line, column }] of whereNamed)
    if (!explained.has(name)) throw wrongAt(line, column, 'unexplained', { got: name });
}
