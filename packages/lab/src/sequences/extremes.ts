import {
  allowedHeights,
  compileTower,
  InputError,
  type Tower,
  type TowerRules,
} from '@manaus/core';
import { type Csr, eccentricity, type ImplicitGraph } from '@manaus/graph';
import { breadthFirstSearch, connectedComponents, toCsr } from '@manaus/graph/search';
import { stateOrbits } from '@manaus/kernels';
import { towerGraph } from '@manaus/kernels/graphs';
import { estimateMemory, requireMemory } from '../towers/memory.js';

const place = 'lab/eccentricity-by-heights';

/** All states with these numbers of discs on the pegs have this eccentricity. */
export interface HeightEccentricity {
  readonly heights: readonly number[];
  readonly eccentricity: number;
}

/**
 * The eccentricity of every state of a connected free-order tower: one for each heights of the
 * pegs, since the discs may be renamed.
 *
 * One search for every orbit of heights under renaming pegs. The extremes are the radius and the
 * diameter of the graph. Throws for towers that are not free-order, and for graphs that are not
 * connected.
 *
 * @example
 * ```ts
 * eccentricityByHeights(oxford(3)).map(({ eccentricity }) => eccentricity); // => [7, 6, 6, 6, 5, 6, 7, 6, 6, 7]
 * ```
 */
export function eccentricityByHeights(rules: TowerRules): HeightEccentricity[] {
  const tower = compileTower(rules);
  const orbits = orbitsOf(tower);
  requireMemory(place, tower, estimateMemory(tower).explicit);
  const graph = toCsr(towerGraph(tower));
  const found = orbits.representatives.map(eccentricityIn(graph, tower));
  const heights = allowedHeights(tower.discs, tower.capacities);
  const orders = graph.order / heights.length;
  return heights.map((height, i) => ({
    heights: height,
    eccentricity: found[orbits.orbitOf(i * orders)],
  }));
}

/** The orbits of the states of a free-order tower. */
function orbitsOf(tower: Tower) {
  const orbits = stateOrbits(tower);
  if (orbits !== null) return orbits;
  throw new InputError(place, 'stacking', 'equal', { value: 'free', got: tower.name });
}

/** The eccentricity of a vertex in a graph, which must be connected. */
function eccentricityIn(graph: Csr, tower: Tower): (vertex: number) => number {
  const queue = new Uint32Array(graph.order);
  return (vertex) => {
    const { visited, spheres } = breadthFirstSearch(graph, [vertex], queue);
    if (visited.length < graph.order)
      throw new InputError(place, 'graph', 'connected', {
        got: `${tower.name} with ${tower.discs} discs`,
      });
    return spheres.length - 1;
  };
}

/** A component with the extremes of its eccentricities. */
export interface ComponentExtremes {
  readonly order: number;
  readonly radius: number;
  readonly diameter: number;
  /** The numbers of vertices whose eccentricity is the radius, and the diameter. */
  readonly centers: number;
  readonly ends: number;
}

/**
 * Radius and diameter of each component of an undirected graph, in the order of their first
 * vertices; a search from every vertex.
 *
 * @example
 * ```ts
 * extremesOfComponents(toCsr(towerGraph(manaus(3)))).map(({ radius, diameter }) => [radius, diameter]); // => [[3, 5], [3, 5]]
 * ```
 */
export function extremesOfComponents(given: Csr | ImplicitGraph): ComponentExtremes[] {
  const graph = toCsr(given);
  const { component, sizes } = connectedComponents(graph);
  const all = eccentricity(graph);
  return sizes.map((order, id) => {
    const values = all.filter((_, vertex) => component[vertex] === id);
    const radius = values.reduce((least, value) => Math.min(least, value));
    const diameter = values.reduce((most, value) => Math.max(most, value));
    const having = (value: number) => values.filter((other) => other === value).length;
    return {
      order,
      radius,
      diameter,
      centers: having(radius),
      ends: having(diameter),
    };
  });
}
