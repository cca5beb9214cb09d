import { hanoi, InputError, type Tower } from '@manaus/core';
import { edgesOf, neighborsOf, shortestPath } from '@manaus/graph';
import { type Figure, towerGraphFigure } from '@manaus/plot';
import type { OuterGraph, TowerGraphOptions } from '@manaus/plot/internals';
import { type StoredTower, storeTower } from './store-tower.js';

/**
 * Options of a tower's graph drawing, in addition to those of `towerGraphFigure`; a path is given
 * by the labels of its ends.
 */
export interface DrawOptions extends Omit<TowerGraphOptions, 'path' | 'within'> {
  /** The start of a shortest path to draw, to `to` or by default to the nearest goal. */
  readonly from?: string;
  readonly to?: string;
  /** The labels of a play to draw instead, from state to state. */
  readonly play?: readonly string[];
  /**
   * The meaning of the vertex colors. Default: whether the goal can be reached if some states
   * cannot reach it, else the distance to it.
   */
  readonly color?: 'distance' | 'solvability';
}

/**
 * Draws the state graph of a tower: good and bad states if there are both, a shortest path in
 * yellow, and the further states and moves of Hanoi if the tower is part of it.
 *
 * @example
 * ```ts
 * drawTower(storeTower(manaus(3)), { from: '1/2/3' }).title; // => 'Manaus M₃³'
 * drawTower(storeTower(hanoi(1)), { play: ['1//', '/1/', '//1'] }).subtitle; // => '3 states, 3 moves; yellow: a path of 2 moves'
 * ```
 */
export function drawTower(tower: StoredTower, options: DrawOptions = {}): Figure {
  const { rules, graph, states, distances } = tower;
  const { from, to, play, color, ...look } = options;
  const path =
    play?.map(tower.vertex) ??
    (from === undefined ? undefined : pathOf(tower, tower.vertex(from), to));
  requireMoves(tower, path ?? []);
  const meaning = color ?? (distances.includes(-1) ? 'solvability' : 'distance');
  return towerGraphFigure({
    rules,
    states,
    edges: edgesOf(graph),
    directed: graph.directed,
    distance: Array.from(distances),
    ...(meaning === 'solvability' ? { classes: Array.from(distances, goodOrBad) } : {}),
    path,
    within: surrounding(tower),
    ...look,
  });
}

const goodOrBad = (distance: number): 'bad' | 'good' => (distance < 0 ? 'bad' : 'good');

/** Refuses a path whose steps are not all moves. */
function requireMoves({ graph, labels }: StoredTower, path: readonly number[]): void {
  const follows = (vertex: number, i: number) => neighborsOf(graph, path[i]).includes(vertex);
  const at = path.slice(1).findIndex((vertex, i) => !follows(vertex, i));
  if (at < 0) return;
  const got = `${labels[path[at]]} then ${labels[path[at + 1]]}`;
  throw new InputError('lab/draw-tower', 'play', 'oneMoveApart', { got });
}

/** The vertices of a shortest path; `undefined` if the target cannot be reached. */
function pathOf(tower: StoredTower, start: number, to?: string): number[] | undefined {
  if (to === undefined) return pathToGoal(tower, start);
  return shortestPath(tower.graph, start, tower.vertex(to)) ?? undefined;
}

function pathToGoal(tower: StoredTower, start: number): number[] | undefined {
  if (tower.distances[start] < 0) return undefined;
  const path = [start];
  for (let v = start; tower.distances[v] > 0; path.push(v)) v = firstNearer(tower, v);
  return path;
}

/** The first neighbor that is one move nearer to a goal. */
const firstNearer = ({ graph, distances }: StoredTower, vertex: number): number =>
  neighborsOf(graph, vertex).find((next) => distances[next] === distances[vertex] - 1) as number;

const hasEveryMove = ({ moves, permitsMove }: Tower): boolean =>
  permitsMove === undefined &&
  moves.every((row, a) => row.every((allowed, b) => a === b || allowed));

const isSmallHanoi = ({ discOrder, capacities, discs, directed }: Tower): boolean =>
  discOrder === 'sorted' && capacities.length === 3 && discs <= 7 && !directed;

/** True if all states and moves of Hanoi on three pegs are there. */
const isWhole = ({ rules, states }: StoredTower): boolean =>
  hasEveryMove(rules) && states.length === 3 ** rules.discs;

/**
 * The graph of Hanoi around a size-ordered tower on three pegs that lacks some of its states or
 * moves.
 */
function surrounding(tower: StoredTower): OuterGraph | undefined {
  if (!isSmallHanoi(tower.rules) || isWhole(tower)) return undefined;
  const { states, graph } = storeTower(hanoi(tower.rules.discs));
  return { states, edges: edgesOf(graph) };
}
