import { type BlockState, blockGame, type Level } from '@manaus/blocks';
import { colors } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { arrowheads } from '../../marks/graph-edges.js';
import { statesAlong } from './level.js';
import { cellLooks, cellsOfState } from './looks.js';

/** A level whose states are drawn, with a path to mark. */
interface BlockGraphInput {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  readonly path?: string;
}

/** The place of a state, in cells: between its cells; of the three ways of a cylinder, the upright one in the middle. */
function placeOf(level: Level, state: BlockState): Point {
  const cells = cellsOfState(state).map((cell) => ({
    x: (cell % level.width) + 0.5,
    y: level.height - Math.floor(cell / level.width) - 0.5,
  }));
  const point = {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  };
  if (!('axis' in state) || state.axis === 'standing') return point;
  return state.axis === 'lying-x'
    ? { x: point.x + 0.28, y: point.y - 0.1 }
    : { x: point.x - 0.1, y: point.y + 0.28 };
}

/**
 * The states that can be reached, over the level: a box where the block stands, a dot where it lies; moves without a way back have arrowheads.
 *
 * For levels whose states differ in the place of the piece only; others are drawn over one another. O(states * letters).
 *
 * @example
 * ```ts
 * blockGraphFigure({ level: parseLevel('game bloxorz\ngrid\nS##G\nend'), title: 'A path', path: 'RR' }).alt; // => 'A path: 3 states and 3 moves between them.'
 * ```
 */
export function blockGraphFigure({ level, title, subtitle, path = '' }: BlockGraphInput): Figure {
  const game = blockGame(level);
  const size = Math.max(
    40,
    Math.min(110, Math.floor(820 / level.width), Math.floor(600 / level.height)),
  );
  const width = Math.max(460, size * level.width + 80);
  const left = (width - size * level.width) / 2;
  const states = new Map([[game.key(game.start), game.start]]);
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
  const spots = new Map(
    [...states].map(([key, state]) => [
      key,
      { x: left + size * placeOf(level, state).x, y: 86 + size * placeOf(level, state).y },
    ]),
  );
  const spot = (key: string) => spots.get(key) ?? { x: 0, y: 0 };
  const known = new Set(arcs.map(([a, b]) => `${a}>${b}`));
  const isOneWay = ([a, b]: readonly [string, string]) =>
    !known.has(`${b}>${a}`) && b !== game.key(game.start) && !isGoal(states.get(b), game.wins);
  const along = statesAlong(level, path).map((state) => game.key(state));
  const onPath = new Set(along);
  const vertices = [...states].map(([key, state]): Mark => {
    const [{ x, y }, fill] = [spot(key), onPath.has(key) ? colors.path : colors.vertex];
    const stands =
      cellsOfState(state).length === 1 && (!('axis' in state) || state.axis === 'standing');
    const r = 0.09 * size;
    return stands
      ? {
          kind: 'rect',
          x: x - r,
          y: y - r,
          width: 2 * r,
          height: 2 * r,
          fill,
          stroke: colors.paper,
          strokeWidth: 1,
          group: 'vertices',
        }
      : {
          kind: 'circle',
          x,
          y,
          radius: 0.85 * r,
          fill,
          stroke: colors.paper,
          strokeWidth: 1,
          group: 'vertices',
        };
  });
  const oneWay = arcs.filter(isOneWay);
  const marks: Mark[] = [
    ...[...cellLooks(level)].map(
      ([cell, look]): Mark => ({
        kind: 'rect',
        x: left + size * (cell % level.width) + 1,
        y: 87 + size * (level.height - 1 - Math.floor(cell / level.width)),
        width: size - 2,
        height: size - 2,
        corner: 4,
        fill: cell === level.goal ? '#f3c6c2' : look.fill === '#dfe3e8' ? '#eef0f3' : look.fill,
        group: 'floor',
      }),
    ),
    {
      kind: 'line',
      lines: arcs.map(([a, b]) => [spot(a), spot(b)]),
      color: colors.edge,
      width: 1.4,
      group: 'edges',
    },
    ...(oneWay.length === 0
      ? []
      : [
          arrowheads(
            oneWay.map(([a, b]) => [spot(a), spot(b)] as const),
            colors.quiet,
            9,
          ),
        ]),
    ...(along.length < 2
      ? []
      : [
          {
            kind: 'line',
            lines: [along.map(spot)],
            color: colors.pathOutline,
            width: 4,
            group: 'path',
          } as const,
        ]),
    ...vertices,
    ...[level.start, level.goal].map(
      (cell, i): Mark => ({
        kind: 'text',
        x: left + size * (cell % level.width) + 0.13 * size,
        y: 87 + size * (level.height - 1 - Math.floor(cell / level.width)) + 0.13 * size,
        text: 'SG'[i],
        size: 0.18 * size,
        weight: 'bold',
        color: colors.text,
        group: 'names',
      }),
    ),
  ];
  const legend = [
    { label: 'standing', color: colors.vertex, shape: 'box' } as const,
    { label: 'lying', color: colors.vertex, shape: 'capsule' } as const,
  ];
  return {
    title,
    subtitle,
    width,
    height: 86 + size * level.height + 90,
    alt: `${title}: ${states.size} states and ${known.size} moves between them.`,
    legend,
    marks,
  };
}

const isGoal = (state: BlockState | undefined, wins: (state: BlockState) => boolean) =>
  state !== undefined && wins(state);
