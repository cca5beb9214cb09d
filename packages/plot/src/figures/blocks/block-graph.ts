import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message } from '../../language.js';
import { arrowheads, pathMarks } from '../../marks/graph-edges.js';
import { around, circleMark, inset, lineMark, rectMark, textMark } from '../../marks/kinds.js';
import { counted } from '../names.js';
import { pageWidth } from '../page.js';
import { statesAlong } from './level.js';
import { cellLooks } from './looks.js';
import { stands, statePlace } from './state-place.js';

/** A level whose states are drawn, with a path to mark. */
interface BlockGraphInput {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  readonly path?: string;
}

const head = 86;

/** A move, by the keys of its states. */
type Arc = readonly [string, string];

/**
 * The states of a level that can be reached, the moves between them, and how cells become pixels.
 */
interface Scene {
  readonly level: Level;
  readonly size: number;
  readonly width: number;
  readonly states: ReadonlyMap<string, BlockState>;
  readonly arcs: readonly Arc[];
  /** True if a move ends in the start or in the goal, where no way back is looked for. */
  isEnd(key: string): boolean;
  toDrawing(point: Point): Point;
}

/**
 * The states that can be reached, over the level: a box where the block stands, a circle where it
 * lies; moves without a way back have arrowheads.
 *
 * The states of a path are yellow and hold the numbers of its moves. For levels whose states differ
 * in the place of the piece only; others are drawn over one another. O(states * letters).
 *
 * @example
 * ```ts
 * blockGraphFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'A path', path: 'RR' }).alt; // => 'A path: 3 states and 3 moves between them.'
 * ```
 */
export function blockGraphFigure({ level, title, subtitle, path = '' }: BlockGraphInput): Figure {
  const scene = sceneOf(level);
  const { key } = blockGame(level);
  const along = statesAlong(level, path).map((state) => key(state));
  const height = head + scene.size * level.height + 90;
  const alt = `${message(title)}: ${sizesInWords(scene)}.`;
  const marks = sceneMarks(scene, along);
  return { title, subtitle, width: scene.width, height, alt, legend, marks };
}

function sizesInWords({ states, arcs }: Scene): string {
  const moves = new Set(arcs.map(String)).size;
  const between = `${counted(moves, 'move')} ${message('between them')}`;
  return [counted(states.size, 'state'), between].join(message(' and '));
}

const legend: Figure['legend'] = [
  { label: 'standing', color: colors.vertex, shape: 'box' },
  { label: 'lying', color: colors.vertex, shape: 'capsule' },
];

/** The floor, the moves, the path, the states over them, and the names of start and goal. */
const sceneMarks = (scene: Scene, along: readonly string[]): Mark[] => [
  ...floorMarks(scene),
  ...moveMarks(scene),
  ...pathMarks(along.map((key) => spotOf(scene, key))),
  ...vertexMarks(scene, along),
  ...endNames(scene),
];

function sceneOf(level: Level): Scene {
  const across = Math.floor((pageWidth - 80) / level.width);
  const size = Math.max(40, Math.min(110, across, Math.floor(600 / level.height)));
  const width = Math.max(460, size * level.width + 80);
  const left = (width - size * level.width) / 2;
  const toDrawing = ({ x, y }: Point) => ({ x: left + size * x, y: head + size * y });
  return { level, size, width, toDrawing, ...movesOf(level) };
}

/** The states that can be reached, and the moves from all but those that win. */
function movesOf(level: Level): Pick<Scene, 'states' | 'arcs' | 'isEnd'> {
  const game = blockGame(level);
  const { key, start, wins } = game;
  const states = new Map([[key(start), start]]);
  const arcs: [string, string][] = [];
  for (const [from, state] of states)
    for (const next of wins(state) ? [] : nextStates(game, state)) {
      arcs.push([from, key(next)]);
      if (!states.has(key(next))) states.set(key(next), next);
    }
  const ends = new Set([...states].filter(([, state]) => wins(state)).map(([end]) => end));
  return { states, arcs, isEnd: (end) => end === key(start) || ends.has(end) };
}

const nextStates = ({ letters, move }: ReturnType<typeof blockGame>, state: BlockState) =>
  letters.map((letter) => move(state, letter)).filter((next) => next !== null);

function spotOf({ level, states, toDrawing }: Scene, key: string): Point {
  const state = states.get(key);
  return toDrawing(state === undefined ? { x: 0, y: 0 } : statePlace(level, state));
}

/** The upper left corner of a cell. */
const cornerOf = ({ level, toDrawing }: Scene, cell: number): Point =>
  toDrawing({ x: cell % level.width, y: level.height - 1 - Math.floor(cell / level.width) });

const floorMarks = (scene: Scene): Mark[] =>
  [...cellLooks(scene.level)].map(([cell, { fill }]) => {
    const box = inset({ ...cornerOf(scene, cell), width: scene.size, height: scene.size });
    const pale = cell === scene.level.goal ? '#f3c6c2' : fill === '#dfe3e8' ? '#eef0f3' : fill;
    return rectMark(box, { corner: 4, fill: pale, group: 'floor' });
  });

/** The moves as lines, with arrowheads where there is no way back. */
function moveMarks(scene: Scene): Mark[] {
  const spots = ([a, b]: Arc) => [spotOf(scene, a), spotOf(scene, b)] as const;
  const oneWay = oneWayArcs(scene).map(spots);
  return [
    lineMark(scene.arcs.map(spots), { color: colors.edge, width: 1.4, group: 'edges' }),
    ...(oneWay.length === 0 ? [] : [arrowheads(oneWay, colors.quiet, 9)]),
  ];
}

function oneWayArcs({ arcs, isEnd }: Scene): Arc[] {
  const known = new Set(arcs.map(([a, b]) => `${a}>${b}`));
  return arcs.filter(([a, b]) => !known.has(`${b}>${a}`) && !isEnd(b));
}

/** The states, with the number of the last move of the path that leads there. */
const vertexMarks = (scene: Scene, along: readonly string[]): Mark[] =>
  [...scene.states].flatMap(([key, state]) =>
    stateMarks(state, spotOf(scene, key), 0.09 * scene.size, along.lastIndexOf(key)),
  );

function stateMarks(state: BlockState, at: Point, r: number, move: number): Mark[] {
  const look = move < 0 ? plain : yellow;
  const shape = stands(state) ? rectMark(around(at, 2 * r), look) : circleMark(at, r, look);
  return move <= 0 || r < 8 ? [shape] : [shape, textMark(String(move), at, numberText)];
}

const edge = { strokeWidth: 1, group: 'vertices' };
const plain = { fill: colors.vertex, stroke: colors.paper, ...edge };
const yellow = { fill: colors.path, stroke: colors.pathOutline, ...edge };
const numberText = {
  size: 10,
  color: textOn(colors.path),
  weight: 'bold',
  group: 'moves',
} as const;

const endNames = (scene: Scene): Mark[] => [
  endName('S', cornerOf(scene, scene.level.start), scene.size),
  endName('G', cornerOf(scene, scene.level.goal), scene.size),
];

/** A name in the corner of a cell in which no state is drawn. */
const endName = (name: string, { x, y }: Point, size: number): Mark =>
  textMark(
    name,
    { x: x + 0.87 * size, y: y + 0.87 * size },
    { size: 0.18 * size, weight: 'bold', color: colors.text, group: 'names' },
  );
