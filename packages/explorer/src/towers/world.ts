import {
  formatLabel,
  InputError,
  parseLabel,
  type Tower,
  type TowerMove,
  type TowerRules,
  type TowerState,
  towerPuzzle,
} from '@manaus/core';
import {
  breadthFirstSearch,
  type Csr,
  neighborsOf,
  rankOf,
  reverse,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { unlessBad } from '../shell/bad-input.js';

const mostStates = 2 ** 20;

/** A tower with its stored state graph and the distance of every state from the goal. */
export interface World {
  readonly rules: Tower;
  readonly graph: Csr;
  /** The least number of moves from each vertex to a goal; -1 if none can be reached. */
  readonly distances: Int32Array;
  readonly farthest: number;
  /** The vertices of the goals. */
  readonly goals: readonly number[];
  /** The first vertex at the largest distance. */
  readonly worst: number;
  state(vertex: number): TowerState;
  label(vertex: number): string;
  /** The vertex of a label; an `InputError` names the violated rule. */
  vertex(label: string): number;
  /** The moves from a vertex and the vertices that they lead to. */
  moves(vertex: number): readonly Step[];
}

/** A move, the vertex that it leads to, and whether it is on a shortest path to a goal. */
export interface Step extends TowerMove {
  readonly next: number;
  readonly optimal: boolean;
}

/** Throws an `InputError` for a tower with too many states for a page. */
export function requireFew(rules: Tower): void {
  const { space } = rules;
  if (space > mostStates)
    throw new InputError('play', 'discs', 'states', {
      states: space,
      most: mostStates,
      got: rules.discs,
    });
}

/** A tower with its graph. Throws an `InputError` if it has too many states for a page. */
export function worldOf(rules: Tower): World {
  requireFew(rules);
  const { codec } = rules;
  const graph = toCsr(towerGraph(rules));
  const puzzle = towerPuzzle(rules);
  const goals = rules.goalRanks.map((rank) => vertexOf(graph, rank));
  const reached = distancesTo(graph, goals);
  const { distances } = reached;
  const state = (vertex: number) => codec.unrank(rankOf(graph, vertex));
  const vertexAt = (place: TowerState) => vertexOf(graph, codec.rank(place));
  return {
    rules,
    graph,
    ...reached,
    goals,
    state,
    label: (vertex) => formatLabel(state(vertex)),
    vertex: (label) => vertexAt(parseLabel(rules, label)),
    moves(vertex) {
      const from = state(vertex);
      return puzzle.moves(from).map((move) => {
        const next = vertexAt(puzzle.apply(from, move));
        return { ...move, next, optimal: isNearer(distances, next, vertex) };
      });
    },
  };
}

/** The distances of all vertices to some goals, the largest of them, and the first vertex at it. */
function distancesTo(graph: Csr, goals: readonly number[]) {
  const { distance, visited, spheres } = breadthFirstSearch(reverse(graph), goals);
  const farthest = spheres.length - 1;
  return { distances: distance, farthest, worst: visited[visited.length - spheres[farthest]] };
}

/** The distance of a vertex from the goal; `null` if none can be reached. */
export const distanceOf = ({ distances }: World, vertex: number): number | null =>
  distances[vertex] < 0 ? null : distances[vertex];

const isNearer = (distances: Int32Array, next: number, vertex: number): boolean =>
  distances[vertex] > 0 && distances[next] === distances[vertex] - 1;

/** The name of a peg, as the works, the command and the texts of the page have it: p0, p1, … */
export const pegName = (peg: number): string => `p${peg}`;

/** The peg that has all discs at the goal; `null` without one. */
export function goalPeg({ rules, goals, state }: World): number | null {
  const peg = state(goals[0]).findIndex((discs) => discs.length === rules.discs);
  return peg < 0 ? null : peg;
}

/** The height of the tallest peg, in discs. */
export const tallest = ({ capacities, discs }: Pick<TowerRules, 'capacities' | 'discs'>): number =>
  Math.max(...capacities.map((capacity) => Math.min(capacity, discs)));

/** True if a peg holds fewer than all discs. */
export const isBound = ({ capacities, discs }: Pick<TowerRules, 'capacities' | 'discs'>): boolean =>
  capacities.some((capacity) => capacity < discs);

/** A shortest path between two vertices, both included; `null` if none exists. */
export function pathBetween({ graph }: World, from: number, to: number): number[] | null {
  const { distance } = breadthFirstSearch(reverse(graph), [to]);
  if (distance[from] < 0) return null;
  const path = [from];
  for (let at = from; at !== to; path.push(at))
    at = neighborsOf(graph, at).find((next) => distance[next] === distance[at] - 1) as number;
  return path;
}

/** The vertex of a label; `null` if the label names no state of the tower. */
export const vertexIn = (world: World, label: string): number | null =>
  unlessBad(() => world.vertex(label), null);

/** The move from a peg to another; `undefined` if the rules forbid it. */
export const stepBetween = (world: World, at: number, from: number, to: number): Step | undefined =>
  world.moves(at).find((move) => move.from === from && move.to === to);

/** True if a move leads from a vertex to another. */
export const isStep = ({ graph }: World, from: number, to: number): boolean =>
  neighborsOf(graph, from).includes(to);
