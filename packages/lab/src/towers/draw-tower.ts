import { hanoi, InputError, type Tower, type TowerState } from '@manaus/core';
import { requireKind, requireOneOf, requireOptions } from '@manaus/core/internals';
import { edgesOf, neighborsOf, shortestPath } from '@manaus/graph/search';
import { type Figure, towerGraphFigure } from '@manaus/plot';
import type { OuterGraph, TowerGraphOptions } from '@manaus/plot/internals';
import { requireStored, type StoredTower, storeTower } from './store-tower.js';

const place = 'lab/draw-tower';

/**
 * Options of a tower's graph drawing, in addition to those of `towerGraphFigure`; a path is given
 * by its ends, as states or their labels.
 */
export interface DrawOptions extends Omit<TowerGraphOptions, 'path' | 'within'> {
  /** The start of a shortest path to draw, to `to` or by default to the nearest goal. */
  readonly from?: TowerState | string;
  readonly to?: TowerState | string;
  /** The states of a play to draw instead, or their labels. */
  readonly play?: readonly (TowerState | string)[];
  /**
   * The meaning of the vertex colors. Default: whether the goal can be reached if some states
   * cannot reach it, else the distance to it.
   */
  readonly color?: (typeof COLORS)[number];
}

const COLORS = ['distance', 'solvability'] as const;

const OPTIONS = [
  'from',
  'to',
  'play',
  'color',
  'title',
  'subtitle',
  'classes',
  'distance',
  'layout',
  'landmarks',
  'regions',
  'edgeColor',
  'legend',
  'size',
  'language',
];

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
  requireStored(place, tower);
  requireOptions(place, OPTIONS, options);
  const { rules, graph, states, distances } = tower;
  const usual = distances.includes(-1) ? 'solvability' : 'distance';
  const { from, to, play, color = usual, ...look } = options;
  const meaning = requireOneOf(place, 'color', COLORS, color);
  const path = play === undefined ? pathFrom(tower, from, to) : playOf(tower, play);
  return towerGraphFigure({
    rules,
    states,
    edges: edgesOf(graph),
    directed: graph.directed,
    distance: Array.from(distances),
    ...(meaning === 'solvability'
      ? { classes: Array.from(distances, (distance) => (distance < 0 ? 'bad' : 'good')) }
      : {}),
    path,
    within: surrounding(tower),
    ...look,
  });
}

type At = TowerState | string;

/** The vertices of a play, whose steps must all be moves. */
function playOf(tower: StoredTower, play: readonly At[]): number[] {
  const path = requireKind(place, 'play', 'list', play).map((at) => tower.vertex(at));
  const { graph, labels } = tower;
  const follows = (vertex: number, i: number) => neighborsOf(graph, path[i]).includes(vertex);
  const at = path.slice(1).findIndex((vertex, i) => !follows(vertex, i));
  if (at < 0) return path;
  const got = `${labels[path[at]]} then ${labels[path[at + 1]]}`;
  throw new InputError(place, 'play', 'oneMoveApart', { got });
}

/** The vertices of a shortest path; `undefined` without a start, or if no path exists. */
function pathFrom(tower: StoredTower, from?: At, to?: At): number[] | undefined {
  if (from === undefined) return undefined;
  const start = tower.vertex(from);
  if (to === undefined) return pathToGoal(tower, start);
  return shortestPath(tower.graph, start, tower.vertex(to)) ?? undefined;
}

/** The path that takes the first neighbor nearer to a goal at every step. */
function pathToGoal(tower: StoredTower, start: number): number[] | undefined {
  const { graph, distances } = tower;
  if (distances[start] < 0) return undefined;
  const path = [start];
  for (let v = start; distances[v] > 0; path.push(v))
    v = neighborsOf(graph, v).find((next) => distances[next] === distances[v] - 1) as number;
  return path;
}

const isSmallHanoi = ({ discOrder, capacities, discs, directed }: Tower): boolean =>
  discOrder === 'sorted' && capacities.length === 3 && discs <= 7 && !directed;

/** True if all states and moves of Hanoi on three pegs are there. */
const isWhole = ({ rules, states }: StoredTower): boolean =>
  rules.permitsMove === undefined &&
  rules.moves.every((row, a) => row.every((allowed, b) => a === b || allowed)) &&
  states.length === 3 ** rules.discs;

/**
 * The graph of Hanoi around a size-ordered tower on three pegs that lacks some of its states or
 * moves.
 */
function surrounding(tower: StoredTower): OuterGraph | undefined {
  if (!isSmallHanoi(tower.rules) || isWhole(tower)) return undefined;
  const { states, graph } = storeTower(hanoi(tower.rules.discs));
  return { states, edges: edgesOf(graph) };
}
