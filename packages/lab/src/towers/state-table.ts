import { moveBetween } from '@manaus/core';
import { requireKind, requireOptions } from '@manaus/core/internals';
import { eccentricity } from '@manaus/graph';
import { edgesOf, stronglyConnectedComponents } from '@manaus/graph/search';
import { csvFormat } from 'd3-dsv';
import { requireStored, type StoredTower } from './store-tower.js';

const place = 'lab/state-rows';

/** The known facts about a state. */
export interface StateRow {
  readonly label: string;
  /** The least number of moves to a goal; `null` for a bad state, which reaches none. */
  readonly distance: number | null;
  /** True if a goal can be reached. */
  readonly good: boolean;
  /** The component, 0, 1, 2, ...; a strong one if moves cannot be undone. */
  readonly component: number;
  /** The number of moves from the state. */
  readonly degree: number;
  /** The greatest distance to a state that can be reached; only if asked for. */
  readonly eccentricity?: number;
}

/** The known facts about a move, or about an edge in the direction from `source` to `target`. */
export interface MoveRow {
  readonly source: string;
  readonly target: string;
  readonly disc: number;
  readonly from: number;
  readonly to: number;
  /** True if the move, or for an edge the move back, lies on a shortest path to a goal. */
  readonly shortest: boolean;
}

/**
 * The rows of all states of a stored tower, in the order of its vertices.
 *
 * Time O(order + size), with eccentricities a search per state.
 *
 * @example
 * ```ts
 * stateRows(storeTower(manaus(3))).find(({ label }) => label === '1/2/3'); // => { label: '1/2/3', distance: 5, good: true, component: 0, degree: 1 }
 * ```
 */
export function stateRows(
  tower: StoredTower,
  options: { readonly eccentricities?: boolean } = {},
): StateRow[] {
  requireStored(place, tower);
  requireOptions(place, ['eccentricities'], options);
  const { eccentricities = false } = options;
  requireKind(place, 'eccentricities', 'boolean', eccentricities);
  const { graph, labels, distances } = tower;
  const { component } = stronglyConnectedComponents(graph);
  const farthest = eccentricities ? eccentricity(graph) : null;
  return labels.map((label, vertex) => ({
    label,
    distance: distances[vertex] < 0 ? null : distances[vertex],
    good: distances[vertex] >= 0,
    component: component[vertex],
    degree: graph.offsets[vertex + 1] - graph.offsets[vertex],
    ...(farthest && { eccentricity: farthest[vertex] }),
  }));
}

/**
 * Rows of states as CSV under a heading; the distance of a bad state is an empty field.
 *
 * @example
 * ```ts
 * statesCsv(stateRows(storeTower(hanoi(1)))).split('\n')[0]; // => 'label,distance,good,component,degree'
 * ```
 */
export const statesCsv = (rows: readonly StateRow[]): string => `${csvFormat([...rows])}\n`;

/**
 * The rows of all edges of a stored tower, or of all moves if they cannot be undone, in the order
 * of `edgesOf`.
 *
 * Time O(order + size).
 *
 * @example
 * ```ts
 * moveRows(storeTower(hanoi(1)))[0]; // => { source: '1//', target: '/1/', disc: 1, from: 0, to: 1, shortest: false }
 * ```
 */
export function moveRows(tower: StoredTower): MoveRow[] {
  requireStored('lab/move-rows', tower);
  return edgesOf(tower.graph).map(([a, b]) => {
    const { rules, graph, labels, states, distances } = tower;
    return {
      source: labels[a],
      target: labels[b],
      ...moveBetween(rules, states[a], states[b]),
      shortest: isShortest(distances[a], distances[b], graph.directed),
    };
  });
}

/**
 * True if the move between states at these distances, or for an edge the move back, is on a
 * shortest path.
 */
function isShortest(source: number, target: number, directed: boolean): boolean {
  const [less, more] = directed || target < source ? [target, source] : [source, target];
  return less >= 0 && more === less + 1;
}
