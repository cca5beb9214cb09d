import { hanoi, InputError, type Tower, type TowerState } from '@manaus/core';
import { type Csr, edgesOf, neighborsOf, shortestPath } from '@manaus/graph';
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
    play?.map(tower.vertex) ?? (from === undefined ? undefined : pathOf(tower, from, to));
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
    within: surrounding(rules, states),
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

/** The vertices of a shortest path; empty if the target cannot be reached. */
function pathOf(
  { graph, distances, vertex }: StoredTower,
  from: string,
  to: string | undefined,
): number[] | undefined {
  const start = vertex(from);
  if (to !== undefined) return shortestPath(graph, start, vertex(to)) ?? undefined;
  if (distances[start] < 0) return undefined;
  return pathToGoal(graph, distances, start);
}

function pathToGoal(graph: Csr, distances: Int32Array, start: number): number[] {
  const path = [start];
  for (let v = start; distances[v] > 0; path.push(v))
    v = neighborsOf(graph, v).find((next) => distances[next] === distances[v] - 1) as number;
  return path;
}

const hasEveryMove = ({ moves, permitsMove }: Tower): boolean =>
  permitsMove === undefined &&
  moves.every((row, a) => row.every((allowed, b) => a === b || allowed));

/**
 * The graph of Hanoi around a size-ordered tower on three pegs that lacks some of its states or
 * moves.
 */
function surrounding(rules: Tower, states: readonly TowerState[]): OuterGraph | undefined {
  if (rules.discOrder !== 'sorted' || rules.capacities.length !== 3 || rules.discs > 7)
    return undefined;
  if (rules.directed || (hasEveryMove(rules) && states.length === 3 ** rules.discs))
    return undefined;
  const whole = storeTower(hanoi(rules.discs));
  return { states: whole.states, edges: edgesOf(whole.graph) };
}
