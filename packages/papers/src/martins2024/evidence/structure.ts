import { london, oxford, type TowerRules } from '@manaus/core';
import { type Csr, connectedComponents, edgesOf, neighborsOf, size } from '@manaus/graph';
import type { Finding, Found } from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import type { Neighbors } from '../../shared/plain-towers.js';
import { butterflyCover } from './butterflies.js';
import { plainButterflies } from './butterflies-by-rules.js';
import { hasMinor } from './oxford-parts.js';
import { hasSubdivision } from './subdivision.js';
import { labelsNextTo, plainComponents, plainTower, storedTower } from './towers.js';

/** The claims of the propositions on London and Oxford about their graphs. */
export type Structure = {
  readonly simple: boolean;
  readonly components: number;
  /** Asked of London from four balls on, and of Oxford from three discs on. */
  readonly planar?: boolean;
  readonly order: number;
  readonly butterflies: number;
  /** The states that lie in no butterfly, by their labels in alphabetical order. */
  readonly loose: readonly string[];
};

/**
 * By the stored graph: components by union, planarity by a verified certificate, butterflies from
 * the list of triangles.
 */
function structureInStoredGraph(rules: TowerRules, least: number): Structure {
  const { graph, labels } = storedTower(rules);
  const { butterflies, looseVertices } = butterflyCover(graph);
  return {
    simple: isSimple(graph),
    components: connectedComponents(graph).sizes.length,
    ...(rules.discs >= least && { planar: planarByCertificate(graph) }),
    order: graph.order,
    butterflies,
    loose: looseVertices.map((v) => labels[v]).sort(),
  };
}

/** No edge twice, none from a vertex to itself, and each in both directions. */
function isSimple(graph: Csr): boolean {
  const edges = edgesOf(graph);
  const distinct = new Set(edges.map(([a, b]) => `${a} ${b}`)).size;
  return (
    distinct === edges.length &&
    edges.every(([a, b]) => a !== b && neighborsOf(graph, b).includes(a)) &&
    2 * size(graph) === graph.targets.length
  );
}

/**
 * By the plain rules on labels: states reached move by move, and butterflies among the neighbors of
 * each state.
 */
function structureByRules(
  rules: TowerRules,
  least: number,
  isNotPlanar: (rules: TowerRules) => boolean,
): Structure {
  const neighbors = plainTower(rules);
  const found = plainButterflies(neighbors);
  const held = new Set(found.flat());
  return {
    simple: isSimpleByRules(neighbors),
    components: plainComponents(neighbors).length,
    ...(rules.discs >= least && { planar: !isNotPlanar(rules) }),
    order: neighbors.size,
    butterflies: found.length,
    loose: [...neighbors.keys()].filter((label) => !held.has(label)).sort(),
  };
}

const isSimpleByRules = (neighbors: Neighbors): boolean =>
  [...neighbors].every(
    ([label, next]) =>
      new Set(next).size === next.length &&
      !next.includes(label) &&
      next.every((other) => neighbors.get(other)?.includes(label)),
  );

/** L_3^n in both ways. */
export const londonStructure = {
  'the stored graph': (discs: number) => structureInStoredGraph(london(discs), 4),
  'plain rules on labels': (discs: number) => structureByRules(london(discs), 4, hasSubdivision),
};

/** O_3^n in both ways. */
export const oxfordStructure = {
  'the stored graph': (discs: number) => structureInStoredGraph(oxford(discs), 3),
  'plain rules on labels': (discs: number) => structureByRules(oxford(discs), 3, hasMinor),
};

/** A state that lies in no butterfly, and how many do. */
export type Loose = {
  readonly order: number;
  readonly butterflies: number;
  readonly loose: number;
  readonly vertex: string;
  readonly neighbors: readonly string[];
};

/**
 * The first state, in the order of the stored graph, that lies in no butterfly: for the words of a
 * counterexample.
 */
function firstLoose(balls: number, { order, butterflies, loose }: Structure): Loose {
  const tower = storedTower(london(balls));
  const vertex = tower.labels.find((label) => loose.includes(label)) ?? '';
  const neighbors = labelsNextTo(tower, vertex);
  return { order, butterflies, loose: loose.length, vertex, neighbors };
}

/** London with two balls, which has few states. */
export function statesOfTwoBalls() {
  const { rules, labels } = storedTower(london(2));
  return { capacities: rules.capacities, states: labels };
}

/** The graph of London with two balls, in words. */
export const twoBallsInWords = ({
  capacities,
  states,
}: ReturnType<typeof statesOfTwoBalls>): string =>
  `L_3^2 (capacities ${capacities.join(', ')}: the states ${states.join(', ')})`;

/** The states of London in no butterfly, with two balls and with three, where both are a case. */
export function looseWithFewBalls(two: Structure, three: Finding<Found<number, Structure>>) {
  if (!('values' in three)) throw new Error('three balls are no case');
  return { two: firstLoose(2, two), three: firstLoose(3, three.values.computed) };
}

/** A graph that is not composed of butterflies, in words. */
export const notOfButterflies = (
  graph: string,
  { order, butterflies, loose, vertex, neighbors }: Loose,
): string =>
  `${graph} has ${butterflies} butterflies, and ${loose} of its ${order} vertices lie in none: ${vertex} lies in no triangle, its neighbors being ${neighbors.join(' and ')}`;
