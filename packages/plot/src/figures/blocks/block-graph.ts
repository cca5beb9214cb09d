import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { formOf, optional, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { arrowheads, pathMarks } from '../../marks/graph-edges.js';
import { around, circleMark, inset, lineMark, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamped } from '../../numbers.js';
import { levelIn, requireInput, titles } from '../input.js';
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
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const form = formOf<BlockGraphInput>({
  ...titles,
  level: levelIn('plot/block-graph'),
  path: optional(text),
});

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
export function blockGraphFigure(input: BlockGraphInput): Figure {
  requireInput('plot/block-graph', form, input);
  const language = input.language ?? sessionLanguage();
  const { level, title, subtitle, path = '' } = input;
  const scene = sceneOf(level);
  const along = keysAlong(level, path);
  const height = head + scene.size * level.height + 90;
  const alt = `${message(language, title)}: ${sizesInWords(language, scene)}.`;
  const marks = sceneMarks(scene, along);
  return { title, subtitle, width: scene.width, height, alt, legend, marks };
}

/** The keys of the states along a path. */
function keysAlong(level: Level, path: string): string[] {
  const { key } = blockGame(level);
  return statesAlong(level, path).map((state) => key(state));
}

function sizesInWords(language: Tongue, { states, arcs }: Scene): string {
  const between = `${counted(language, pairsOf(arcs), 'move')} ${message(language, 'between them')}`;
  return [counted(language, states.size, 'state'), between].join(message(language, ' and '));
}

/** The number of pairs of states that moves lead from and to. */
const pairsOf = (arcs: readonly Arc[]): number => new Set(arcs.map(String)).size;

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
  const size = fittingSize(level);
  const width = Math.max(460, size * level.width + 80);
  const toDrawing = fromCells(level, size, width);
  return { level, size, width, toDrawing, ...movesOf(level) };
}

/** The side of a cell. */
function fittingSize({ width, height }: Level): number {
  const across = Math.floor((pageWidth - 80) / width);
  return clamped(Math.min(across, Math.floor(600 / height)), 40, 110);
}

/** From the cells of a level to the middle of a drawing. */
function fromCells(level: Level, size: number, width: number): Scene['toDrawing'] {
  const left = (width - size * level.width) / 2;
  return ({ x, y }) => ({ x: left + size * x, y: head + size * y });
}

/** The states that can be reached, and the moves from all but those that win. */
function movesOf(level: Level): Pick<Scene, 'states' | 'arcs' | 'isEnd'> {
  const game = blockGame(level);
  const { states, arcs } = reached(game);
  return { states, arcs, isEnd: endsOf(game, states) };
}

type Game = ReturnType<typeof blockGame>;

/** The states that moves lead to from the start, and those moves. */
function reached(game: Game): Pick<Scene, 'states' | 'arcs'> {
  const { key, start, wins } = game;
  const states = new Map([[key(start), start]]);
  const arcs: [string, string][] = [];
  for (const [from, state] of states)
    for (const next of wins(state) ? [] : nextStates(game, state)) {
      arcs.push([from, key(next)]);
      if (!states.has(key(next))) states.set(key(next), next);
    }
  return { states, arcs };
}

/** The start and the states that win. */
function endsOf({ key, start, wins }: Game, states: Scene['states']): Scene['isEnd'] {
  const ends = new Set([...states].filter(([, state]) => wins(state)).map(([end]) => end));
  return (end) => end === key(start) || ends.has(end);
}

const nextStates = ({ letters, move }: Game, state: BlockState) =>
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
    return rectMark(box, { corner: 4, fill: paleFill(scene.level, cell, fill), group: 'floor' });
  });

/** The fill of a cell under the graph: that of the goal and of plain floor is paler. */
function paleFill({ goal }: Level, cell: number, fill: string): string {
  if (cell === goal) return '#f3c6c2';
  return fill === '#dfe3e8' ? '#eef0f3' : fill;
}

/** The moves as lines, with arrowheads where there is no way back. */
function moveMarks(scene: Scene): Mark[] {
  const lines = scene.arcs.map((arc) => lineOf(scene, arc));
  const look = { color: colors.edge, width: 1.4, group: 'edges' };
  return [lineMark(lines, look), ...oneWayMarks(scene)];
}

const lineOf = (scene: Scene, [a, b]: Arc) => [spotOf(scene, a), spotOf(scene, b)] as const;

function oneWayMarks(scene: Scene): Mark[] {
  const lines = oneWayArcs(scene).map((arc) => lineOf(scene, arc));
  return lines.length === 0 ? [] : [arrowheads(lines, colors.quiet, 9)];
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
  const shape = shapeOf(state, at, r, move < 0 ? plain : yellow);
  return move <= 0 || r < 8 ? [shape] : [shape, textMark(String(move), at, numberText)];
}

type VertexLook = typeof plain | typeof yellow;

const shapeOf = (state: BlockState, at: Point, r: number, look: VertexLook): Mark =>
  stands(state) ? rectMark(around(at, 2 * r), look) : circleMark(at, r, look);

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
