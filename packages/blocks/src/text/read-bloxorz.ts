import { type Word, wrongWord } from '../level-fault.js';
import { type Cell, coordinates } from '../rules/grid.js';
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
import { bloxorzRules } from '../rules/with-rules.js';
import {
  choiceOf,
  directivesOf,
  oneOf,
  requireForm,
  requireKnown,
  requireLast,
} from './directives.js';
import { boardOf, cellAt, type ReadGrid, readGrid, requireExplained } from './read-grid.js';
import type { LevelLines } from './read-lines.js';

const weights: readonly Weight[] = ['light', 'heavy'];
const effects: readonly SwitchEffect[] = ['alternating', 'non-alternating', 'close', 'open'];
/** The kinds of cells by their signs; all others are floor. */
const kinds: Readonly<Record<string, BloxorzFloor>> = { '.': 'void', '~': 'wood' };
const BRIDGE = 'bridge NAME open|closed';
const SWITCH = 'switch NAME light|heavy EFFECT BRIDGES';
const TELEPORT = 'teleport NAME x1 y1 x2 y2';

/** A grid, and the kind of the directive that explains a name of its cells. */
interface ExplainedGrid extends ReadGrid {
  readonly explained: Map<string, string>;
}

/** Reads a level of Bloxorz from its lines. */
export function readBloxorz(lines: LevelLines): Unchecked<BloxorzLevel> {
  const grid = { ...readGrid(lines, '#~', true), explained: new Map<string, string>() };
  const bridges = directivesOf(lines, 'bridge').map((words) => readBridge(grid, words));
  const places = new Map(bridges.map(({ name }, place) => [name, place]));
  const switches = directivesOf(lines, 'switch').map((words) => readSwitch(grid, places, words));
  const teleports = directivesOf(lines, 'teleport').map((words) => readTeleport(grid, words));
  requireKnown(lines, ['at', 'bridge', 'rules', 'switch', 'teleport']);
  requireExplained(grid, new Set(grid.explained.keys()));
  const bridged = new Set(bridges.flatMap(({ cells }) => cells));
  // The floor while bridges are open: switches and teleports are floor, whatever drew their cells.
  const floor = grid.characters.map((sign) => kinds[sign] ?? 'floor');
  for (const { cells } of [...switches, ...teleports])
    for (const cell of cells) floor[cell] = 'floor';
  for (const cell of bridged) floor[cell] = 'void';
  // Both places of every teleport are floor or a bridge.
  const teleportLines = directivesOf(lines, 'teleport');
  for (const [i, { to }] of teleports.entries())
    for (const [half, cell] of to.entries())
      if (floor[cell] === 'void' && !bridged.has(cell))
        throw wrongWord(teleportLines[i][2 + 2 * half], 'landing', coordinates(grid, cell));
  const rules = choiceOf(lines, 'rules', bloxorzRules);
  return { game: 'bloxorz', rules, ...boardOf(lines, grid), floor, bridges, switches, teleports };
}

function readBridge(grid: ExplainedGrid, words: readonly Word[]): Bridge {
  const cells = explainedCells(grid, words, BRIDGE);
  const [kind, name, state, more] = words;
  if (state === undefined) throw wrongWord(kind, 'form', { form: BRIDGE });
  oneOf(['open', 'closed'], state);
  requireLast(state, more);
  return { name: name.text, cells, closed: state.text === 'closed' };
}

function readSwitch(
  grid: ExplainedGrid,
  places: ReadonlyMap<string, number>,
  words: readonly Word[],
): Switch {
  const cells = explainedCells(grid, words, SWITCH);
  const [, name, weight, effect, ...targets] = words;
  return {
    name: name.text,
    cells,
    weight: oneOf(weights, weight ?? name),
    effect: oneOf(effects, effect ?? weight),
    bridges: targets.map((target) => {
      const place = places.get(target.text);
      if (place === undefined) throw wrongWord(target, 'nameOf', { part: 'bridge' });
      return place;
    }),
  };
}

function readTeleport(grid: ExplainedGrid, words: readonly Word[]): Teleport {
  const cells = explainedCells(grid, words, TELEPORT);
  requireForm(words, TELEPORT);
  const [, name, x1, y1, x2, y2] = words;
  const to = [cellAt(grid, x1, y1), cellAt(grid, x2, y2)] as const;
  if (to[0] === to[1]) throw wrongWord(x2, 'otherCell');
  return { name: name.text, cells, to };
}

/** The cells of the name that a directive explains, and no other one but of the same switch. */
function explainedCells(
  { named, explained }: ExplainedGrid,
  [kind, name]: readonly Word[],
  form: string,
): readonly Cell[] {
  if (name === undefined) throw wrongWord(kind, 'form', { form });
  const cells = named.get(name.text);
  if (cells === undefined) throw wrongWord(name, 'nameOf', { part: 'cell' });
  // A switch may have several effects, one per line.
  const before = explained.get(name.text);
  if (before !== undefined && !(kind.text === 'switch' && before === 'switch'))
    throw wrongWord(name, 'oneDirective');
  explained.set(name.text, kind.text);
  return cells;
}
