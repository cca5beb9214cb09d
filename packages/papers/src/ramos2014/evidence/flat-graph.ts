import type { BloxorzLevel } from '@manaus/blocks';
import { range, source } from '../../check/index.js';
import { rowsOf } from './random-signs.js';

/** The kind of a cell for a block without switches and teleports. */
type Ground = 0 | 1 | 2;
const [empty, solid, wood]: readonly Ground[] = [0, 1, 2];
const groundOf = { void: empty, floor: solid, wood } as const;

/** A board without switches and teleports. */
export interface FlatBoard {
  readonly width: number;
  readonly height: number;
  readonly ground: ArrayLike<number>;
}

/** The board of a level, its switches taken for floor and its bridges as given. */
export function flatBoard(
  level: BloxorzLevel,
  closed: readonly boolean[] = level.bridges.map((bridge) => bridge.closed),
): FlatBoard {
  const ground = level.floor.map((floor) => groundOf[floor]);
  for (const [bridge, { cells }] of level.bridges.entries())
    for (const cell of cells) ground[cell] = closed[bridge] ? solid : empty;
  return { width: level.width, height: level.height, ground };
}

/**
 * The blocks next to one another on a board: vertex 3 * cell for a standing block, 3 * cell + 1 for
 * one that lies on the cell and the one right of it, + 2 for one that lies on the cell and the one
 * above.
 */
export function nextBlocks({ width, height, ground }: FlatBoard, vertex: number): number[] {
  const way = vertex % 3;
  const cell = (vertex - way) / 3;
  const x = cell % width;
  const y = (cell - x) / width;
  const next: number[] = [];
  for (const [dx, dy, turned] of steps[way])
    if (isBlock(width, height, ground, x + dx, y + dy, turned))
      next.push(3 * (x + dx + width * (y + dy)) + turned);
  return next;
}

/** By how the block lies: where its lower left cell goes, and how it lies then. */
const steps: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [1, 0, 1],
    [-2, 0, 1],
    [0, 1, 2],
    [0, -2, 2],
  ],
  [
    [2, 0, 0],
    [-1, 0, 0],
    [0, 1, 1],
    [0, -1, 1],
  ],
  [
    [0, 2, 0],
    [0, -1, 0],
    [1, 0, 2],
    [-1, 0, 2],
  ],
];

function isBlock(
  width: number,
  height: number,
  ground: ArrayLike<number>,
  x: number,
  y: number,
  way: number,
): boolean {
  const [x2, y2] = [x + (way === 1 ? 1 : 0), y + (way === 2 ? 1 : 0)];
  if (x < 0 || y < 0 || x2 >= width || y2 >= height) return false;
  const first = ground[x + width * y];
  return first !== empty && ground[x2 + width * y2] !== empty && (way !== 0 || first !== wood);
}

/** The vertices of the graph G_f of a board. */
export const blocksOf = ({ width, height, ground }: FlatBoard): number[] =>
  range(0, 3 * width * height - 1).filter((vertex) => {
    const [cell, way] = [Math.floor(vertex / 3), vertex % 3];
    return isBlock(width, height, ground, cell % width, Math.floor(cell / width), way);
  });

/**
 * The number of moves to each block from a block standing on a cell; -1 where there is no way. Time
 * O(cells).
 */
export const distancesFrom = source('search in the graph of blocks', distances);

function distances(board: FlatBoard, start: number): Int32Array {
  const distance = new Int32Array(3 * board.width * board.height).fill(-1);
  distance[3 * start] = 0;
  const queue = [3 * start];
  for (const vertex of queue)
    for (const next of nextBlocks(board, vertex)) {
      if (distance[next] >= 0) continue;
      distance[next] = distance[vertex] + 1;
      queue.push(next);
    }
  return distance;
}

/**
 * The least number of moves from standing on one cell to standing on another; `null` where there is
 * no way.
 */
export function leastBetween(board: FlatBoard, start: number, goal: number): number | null {
  const moves = distancesFrom(board, start)[3 * goal];
  return moves < 0 ? null : moves;
}

/** A board on which the nearest way to some cell has more moves than allowed. */
export interface LongWay extends FlatBoard {
  readonly start: number;
  readonly goal: number;
  readonly moves: number;
}

/**
 * All boards of a size, each cell of one of `kinds` kinds, with a start each; the first standing
 * block farther away than `most`.
 */
export function longWay(
  width: number,
  height: number,
  kinds: number,
  most: number,
): LongWay | null {
  const cells = width * height;
  const ground = new Uint8Array(cells);
  for (let code = 0; code < kinds ** cells; code++) {
    for (let cell = 0, rest = code; cell < cells; cell++, rest = Math.floor(rest / kinds))
      ground[cell] = rest % kinds;
    for (let start = 0; start < cells; start++) {
      if (ground[start] !== solid) continue;
      const distance = distances({ width, height, ground }, start);
      for (let goal = 0; goal < cells; goal++)
        if (distance[3 * goal] > most && ground[goal] === solid)
          return { width, height, ground: ground.slice(), start, goal, moves: distance[3 * goal] };
    }
  }
  return null;
}

/** The rows of a board, top row first, as a level has them. */
export function rowsOfWay({ width, ground, start, goal }: LongWay): string {
  const signs = Array.from(ground, (kind) => '.#~'[kind]);
  signs[start] = 'S';
  signs[goal] = 'G';
  return rowsOf(signs, width).split('/').reverse().join('/');
}
