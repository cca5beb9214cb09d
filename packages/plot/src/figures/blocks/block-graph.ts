import { blockGame, type Level } from '@manaus/blocks';
import { formOf, optional, text } from '@manaus/core/schemas';
import { colors, textOn } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { arrowheads, pathMarks } from '../../marks/graph-edges.js';
import { around, circleMark, inset, lineMark, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { clamp } from '../../numbers.js';
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
  const game = blockGame(level);
  const { states, arcs } = reachableStates(game);
  const along = statesAlong(level, path).map((state) => game.key(state));

  // From cells to pixels.
  const across = Math.floor((pageWidth - 80) / level.width);
  const size = clamp(Math.min(across, Math.floor(600 / level.height)), 40, 110);
  const width = Math.max(460, size * level.width + 80);
  const left = (width - size * level.width) / 2;
  const toDrawing = ({ x, y }: Point): Point => ({ x: left + size * x, y: head + size * y });
  const cornerOf = (cell: number): Point =>
    toDrawing({ x: cell % level.width, y: level.height - 1 - Math.floor(cell / level.width) });
  const spotOf = (key: string): Point => {
    const state = states.get(key);
    return toDrawing(state === undefined ? { x: 0, y: 0 } : statePlace(level, state));
  };

  // The goal and plain floor are paler than in the drawing of a level, for the graph lies on them.
  const floor = [...cellLooks(level)].map(([cell, { fill }]) => {
    const plain = fill === '#dfe3e8' ? '#eef0f3' : fill;
    return rectMark(inset({ ...cornerOf(cell), width: size, height: size }), {
      corner: 4,
      fill: cell === level.goal ? '#f3c6c2' : plain,
      group: 'floor',
    });
  });

  // Moves without a way back; none is looked for where a move ends in the start or the goal.
  const known = new Set(arcs.map(([from, to]) => `${from}>${to}`));
  const ends = new Set([game.key(game.start)]);
  for (const [key, state] of states) if (game.wins(state)) ends.add(key);
  const oneWay = arcs.filter(([from, to]) => !known.has(`${to}>${from}`) && !ends.has(to));
  const lineOf = ([from, to]: Arc) => [spotOf(from), spotOf(to)] as const;

  // The states, with the number of the last move of the path that leads there.
  const r = 0.09 * size;
  const vertices = [...states].flatMap(([key, state]): Mark[] => {
    const at = spotOf(key);
    const move = along.lastIndexOf(key);
    const look = move < 0 ? plainLook : pathLook;
    const shape = stands(state) ? rectMark(around(at, 2 * r), look) : circleMark(at, r, look);
    return move <= 0 || r < 8 ? [shape] : [shape, textMark(String(move), at, moveText)];
  });

  // The names of start and goal, in the corner of a cell in which no state is drawn.
  const names = Object.entries({ S: level.start, G: level.goal }).map(([name, cell]) => {
    const { x, y } = cornerOf(cell);
    return textMark(
      name,
      { x: x + 0.87 * size, y: y + 0.87 * size },
      { size: 0.18 * size, weight: 'bold', color: colors.text, group: 'names' },
    );
  });

  // Two letters that lead from a state to the same one are one move.
  const pairs = new Set(arcs.map(String)).size;
  const counts = [
    counted(language, states.size, 'state'),
    `${counted(language, pairs, 'move')} ${message(language, 'between them')}`,
  ];
  return {
    title,
    subtitle,
    width,
    height: head + size * level.height + 90,
    alt: `${message(language, title)}: ${counts.join(message(language, ' and '))}.`,
    legend: [
      { label: 'standing', color: colors.vertex, shape: 'box' },
      { label: 'lying', color: colors.vertex, shape: 'capsule' },
    ],
    marks: [
      ...floor,
      lineMark(arcs.map(lineOf), { color: colors.edge, width: 1.4, group: 'edges' }),
      ...(oneWay.length === 0 ? [] : [arrowheads(oneWay.map(lineOf), colors.quiet, 9)]),
      ...pathMarks(along.map(spotOf)),
      ...vertices,
      ...names,
    ],
  };
}

/** A move, by the keys of its states. */
type Arc = readonly [from: string, to: string];

/** The states that moves lead to from the start, by key, and the moves from all that do not win. */
function reachableStates({ key, start, wins, letters, move }: ReturnType<typeof blockGame>) {
  const states = new Map([[key(start), start]]);
  const arcs: Arc[] = [];
  for (const [from, state] of states) {
    if (wins(state)) continue;
    for (const letter of letters) {
      const next = move(state, letter);
      if (next === null) continue;
      arcs.push([from, key(next)]);
      if (!states.has(key(next))) states.set(key(next), next);
    }
  }
  return { states, arcs };
}

const vertexLook = { strokeWidth: 1, group: 'vertices' };
const plainLook = { fill: colors.vertex, stroke: colors.paper, ...vertexLook };
const pathLook = { fill: colors.path, stroke: colors.pathOutline, ...vertexLook };
const moveText = {
  size: 10,
  color: textOn(colors.path),
  weight: 'bold',
  group: 'moves',
} as const;
