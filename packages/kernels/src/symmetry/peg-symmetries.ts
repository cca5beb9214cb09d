import {
  allowedHeights,
  compileTower,
  factorial,
  InputError,
  type Tower,
  type TowerRules,
} from '@manaus/core';
import type { Csr, ImplicitGraph } from '@manaus/graph';
import { rankOf, requireGraph, vertexOf } from '@manaus/graph/search';
import { towerGraph } from '../graphs/tower-graph.js';
import { renamedBy } from './renamed-rank.js';
import { generatorHalves, renamings } from './renamings.js';

/**
 * Automorphisms of a size-ordered tower's graph that only rename pegs, as the image of each vertex:
 * as few as all others are composed of.
 *
 * A renaming counts when it keeps the capacities and the digraph of pegs; with more than five pegs,
 * when exchanges of two pegs compose it. None for towers that are not size-ordered. Throws an
 * {@link InputError} for a graph that is not the tower's. Time O(space + size), and time and memory
 * O(order) a renaming.
 *
 * @example
 * ```ts
 * pegSymmetries(hanoi(2), toCsr(towerGraph(hanoi(2)))).length; // => 2
 * pegSymmetries(manaus(3), toCsr(towerGraph(manaus(3)))).length; // => 0
 * ```
 */
export function pegSymmetries(rules: TowerRules, graph: Csr | ImplicitGraph): Uint32Array[] {
  const tower = compileTower(rules);
  const place = 'kernels/peg-symmetries';
  const stored = requireGraph(place, graph);
  if (tower.kernelOrder !== 'sorted') return [];
  requireStateGraph(place, tower, stored);
  return generatorHalves(tower).map((halves) =>
    new Uint32Array(stored.order).map((_, vertex) =>
      vertexOf(stored, renamedBy(halves, rankOf(stored, vertex))),
    ),
  );
}

/** Throws an {@link InputError} unless a graph has the states of a tower, and their moves. */
function requireStateGraph(place: string, tower: Tower, graph: Csr): void {
  const states = towerGraph(tower);
  const moves = new Uint32Array(states.maxDegree);
  let [n, arcs] = [0, 0];
  let stray: InputError | null = null;
  for (let rank = 0; rank < states.space; rank++) {
    if (!states.has(rank)) continue;
    const own = moves.subarray(0, states.neighbors(rank, moves));
    arcs += own.length;
    if (n < graph.order && stray === null) {
      const got = rankOf(graph, n);
      if (got !== rank)
        stray = new InputError(place, 'graph.ranks', 'member', { of: 'states', got });
      for (let i = graph.offsets[n]; i < graph.offsets[n + 1] && stray === null; i++) {
        const to = rankOf(graph, graph.targets[i]);
        if (!own.includes(to))
          stray = new InputError(place, 'graph.targets', 'member', {
            of: 'moves',
            got: `${rank} -> ${to}`,
          });
      }
    }
    n++;
  }
  if (n !== graph.order)
    throw new InputError(place, 'graph', 'exactly', { n, of: 'vertices', got: graph.order });
  if (stray !== null) throw stray;
  const got = graph.targets.length;
  if (arcs !== got)
    throw new InputError(place, 'graph.targets', 'exactly', { n: arcs, of: 'entries', got });
}

/** The orbits of the states of a tower under renaming discs and pegs. */
export interface StateOrbits {
  /** A rank of each orbit. */
  readonly representatives: number[];
  /** The orbit of a rank, as its place among the representatives. */
  orbitOf(rank: number): number;
}

/**
 * For a free-order tower: one rank for every orbit of states under renaming discs (any may be
 * renamed) and pegs (where the rules are kept), and the orbit of every rank. All states of an orbit
 * have the same eccentricity, so one search an orbit gives them all.
 *
 * `null` for towers that are not free-order.
 *
 * @example
 * ```ts
 * stateOrbits(oxford(3))?.representatives.length; // => 3
 * stateOrbits(hanoi(3)); // => null
 * ```
 */
export function stateOrbits(rules: TowerRules): StateOrbits | null {
  if (compileTower(rules).kernelOrder !== 'free') return null;
  const shapes = allowedHeights(rules.discs, rules.capacities);
  const images = renamings(rules);
  const orders = Number(factorial(rules.discs));
  // The least of the names of some heights and their images.
  const canonical = shapes.map((shape) => {
    const others = images.map((image) => image.map((peg) => shape[peg]));
    return [shape, ...others].map((heights) => heights.join()).sort()[0];
  });
  const names = [...new Set(canonical)];
  const representatives = names.map((name) => canonical.indexOf(name) * orders);
  const orbits = canonical.map((name) => names.indexOf(name));
  return { representatives, orbitOf: (rank) => orbits[Math.floor(rank / orders)] };
}
