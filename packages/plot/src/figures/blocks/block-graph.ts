import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message } from '../../language.js';
import { arrowheads, pathMarks } from '../../marks/graph-edges.js';
import { around, circleMark, lineMark, rectMark, textMark } from '../../marks/kinds.js';
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

/** The states of a level that can be reached, the moves between them, and how cells become pixels. */
interface Scene {
  readonly level: Level;
  readonly size: number;
  readonly width: number;
  readonly states: ReadonlyMap<string, BlockState>;
  readonly arcs: readonly (readonly [string, string])[];
  /** True if a move ends in the start or in the goal, where no way back is looked for. */
  isEnd(key: string): boolean;
  toDrawing(point: Point): Point;
}

/**
 * The states that can be reached, over the level: a box where the block stands, a circle where it lies; moves without a way
 * back have arrowheads.
 *
 * The states of a path are yellow and hold the numbers of its moves. For levels whose states differ in the place of the piece
 * only; others are drawn over one another. O(states * letters).
 *
 * @example
 * ```ts
 * blockGraphFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'A path', path: 'RR' }).alt; // => 'A path: 3 states and 3 moves between them.'
 * ```
 */
export function blockGraphFigure({ level, title, subtitle, path = '' }: BlockGraphInput): Figure {
  const scene = sceneOf(level);
  const { size, width, states, arcs } = scene;
  const game = blockGame(level);
  const along = statesAlong(level, path).map((state) => game.key(state));
  const moves = new Set(arcs.map(String)).size;
  const between = `${counted(moves, 'move')} ${message('between them')}`;
  const sizes = [counted(states.size, 'state'), between].join(message(' and '));
  return {
    title,
    subtitle,
    width,
    height: head + size * level.height + 90,
    alt: `${message(title)}: ${sizes}.`,
    legend,
    marks: sceneMarks(scene, along),
  };
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
  const start = game.key(game.start);
  const states = new Map([[start, game.start]]);
  const arcs: [string, string][] = [];
  for (const [key, state] of states) {
    if (game.wins(state)) continue;
    for (const letter of game.letters) {
      const next = game.move(state, letter);
      if (next === null) continue;
      arcs.push([key, game.key(next)]);
      if (!states.has(game.key(next))) states.set(game.key(next), next);
    }
  }
  const isEnd = (key: string) => {
    const state = states.get(key);
    return key === start || (state !== undefined && game.wins(state));
  };
  return { states, arcs, isEnd };
}

function spotOf({ level, states, toDrawing }: Scene, key: string): Point {
  const state = states.get(key);
  return toDrawing(state === undefined ? { x: 0, y: 0 } : statePlace(level, state));
}

/** The upper left corner of a cell. */
const cornerOf = ({ level, toDrawing }: Scene, cell: number): Point =>
  toDrawing({ x: cell % level.width, y: level.height - 1 - Math.floor(cell / level.width) });

function floorMarks(scene: Scene): Mark[] {
  const { level, size } = scene;
  return [...cellLooks(level)].map(([cell, look]): Mark => {
    const { x, y } = cornerOf(scene, cell);
    const fill = cell === level.goal ? '#f3c6c2' : look.fill === '#dfe3e8' ? '#eef0f3' : look.fill;
    const box = { x: x + 1, y: y + 1, width: size - 2, height: size - 2 };
    return rectMark(box, { corner: 4, fill, group: 'floor' });
  });
}

/** The moves as lines, with arrowheads where there is no way back. */
function moveMarks(scene: Scene): Mark[] {
  const { arcs, isEnd } = scene;
  const spots = (arc: readonly [string, string]) =>
    [spotOf(scene, arc[0]), spotOf(scene, arc[1])] as const;
  const known = new Set(arcs.map(([a, b]) => `${a}>${b}`));
  const oneWay = arcs.filter(([a, b]) => !known.has(`${b}>${a}`) && !isEnd(b));
  const lines = arcs.map(spots);
  return [
    lineMark(lines, { color: colors.edge, width: 1.4, group: 'edges' }),
    ...(oneWay.length === 0 ? [] : [arrowheads(oneWay.map(spots), colors.quiet, 9)]),
  ];
}

function vertexMarks(scene: Scene, along: readonly string[]): Mark[] {
  const r = 0.09 * scene.size;
  return [...scene.states].flatMap(([key, state]): Mark[] => {
    const at = spotOf(scene, key);
    const move = along.lastIndexOf(key);
    const look = { ...(move < 0 ? plain : yellow), strokeWidth: 1, group: 'vertices' };
    const shape = stands(state) ? rectMark(around(at, 2 * r), look) : circleMark(at, r, look);
    return move <= 0 || r < 8 ? [shape] : [shape, textMark(String(move), at, numberText)];
  });
}

const plain = { fill: colors.vertex, stroke: colors.paper };
const yellow = { fill: colors.path, stroke: colors.pathOutline };
const numberText = {
  size: 10,
  color: textOn(colors.path),
  weight: 'bold',
  group: 'moves',
} as const;

const endNames = (scene: Scene): Mark[] =>
  [scene.level.start, scene.level.goal].map((cell, i) => {
    const { x, y } = cornerOf(scene, cell);
    // No state is drawn in this corner of a cell.
    const at = { x: x + 0.87 * scene.size, y: y + 0.87 * scene.size };
    const look = { size: 0.18 * scene.size, weight: 'bold', color: colors.text } as const;
    return textMark('SG'[i], at, { ...look, group: 'names' });
  });
