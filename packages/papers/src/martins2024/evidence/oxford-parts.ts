import { oxford, parseLabel, type TowerRules } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import {
  completeBipartiteGraph,
  connectedComponents,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  verifySubgraph,
} from '@manaus/graph';
import { carriedDisc } from '@manaus/plot/internals';
import { type Methods, range } from '../../check/index.js';
import type { Neighbors } from '../../shared/plain-towers.js';
import { withFixed } from './fixed-discs.js';
import { plainComponents, plainTower, storedTower } from './towers.js';

/** The parts of O_3^3 without its vertices of degree 6, and the edges from these to the parts. */
export type OxfordParts = {
  readonly joining: number;
  /** The degrees of the other vertices, each once. */
  readonly degrees: readonly number[];
  readonly parts: readonly number[];
  /** Of each vertex of degree 6: how many parts it has neighbors in. */
  readonly meets: readonly number[];
  /** Edges between vertices of degree 6. */
  readonly between: number;
  /** Pairs of a part and a disc that lies on another in it. */
  readonly carried: number;
  /** True if each part drawn together to a vertex leaves K_{3,3}. */
  readonly minor: boolean;
};

const rules = oxford(3);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * The vertices of degree 6 of O_3^3, the edges between them, and the part of each other vertex, in
 * the stored graph.
 */
function partsInGraph() {
  const { graph, states } = storedTower(rules);
  const isJoining = (v: number) => neighborsOf(graph, v).length === 6;
  const six = range(0, graph.order - 1).filter(isJoining);
  const rest = range(0, graph.order - 1).filter((v) => !isJoining(v));
  const inner = edgesOf(graph).filter((edge) => !edge.some(isJoining));
  const { component, sizes } = connectedComponents(
    graphFromEdges(
      rest.length,
      inner.map(([a, b]) => [rest.indexOf(a), rest.indexOf(b)]),
    ),
  );
  const between = edgesOf(graph).filter((edge) => edge.every(isJoining)).length;
  return { graph, states, six, rest, component, sizes, between };
}

function inStoredGraph(): OxfordParts {
  const { graph, states, six, rest, component, sizes, between } = partsInGraph();
  const partsOf = (vertices: readonly number[]) =>
    distinct(vertices.filter((u) => rest.includes(u)).map((u) => component[rest.indexOf(u)]));
  const met = six.map((v) => partsOf([...neighborsOf(graph, v)]));
  const contracted = met.flatMap((parts, i) =>
    parts.map((part): [number, number] => [part, 3 + i]),
  );
  return {
    joining: six.length,
    degrees: distinct(rest.map((v) => neighborsOf(graph, v).length)).sort(),
    parts: Array.from(sizes),
    meets: met.map((parts) => parts.length),
    between,
    carried: distinct(rest.map((v, i) => `${component[i]} ${carriedDisc(states[v])}`)).length,
    minor: verifySubgraph(completeBipartiteGraph(3, 3), graphFromEdges(9, contracted), range(0, 5)),
  };
}

/** The states of degree 6 of O_3^3, and the parts that the others fall into, by the plain rules. */
function partsByRules() {
  const neighbors = plainTower(rules);
  const six = [...neighbors].filter(([, next]) => next.length === 6).map(([label]) => label);
  const rest = new Set([...neighbors.keys()].filter((label) => !six.includes(label)));
  return { neighbors, six, rest, parts: plainComponents(neighbors, rest) };
}

const partsMet = (neighbors: Neighbors, label: string, parts: readonly string[][]): number =>
  parts.filter((part) => neighbors.get(label)?.some((next) => part.includes(next))).length;

function byRules(): OxfordParts {
  const { neighbors, six, rest, parts } = partsByRules();
  const next = (label: string) => neighbors.get(label) ?? [];
  return {
    joining: six.length,
    degrees: distinct([...rest].map((label) => next(label).length)).sort(),
    parts: parts.map((part) => part.length),
    meets: six.map((label) => partsMet(neighbors, label, parts)),
    between: six.flatMap((label) => next(label).filter((u) => six.includes(u))).length,
    carried: sum(
      parts.map(
        (part) => distinct(part.map((label) => carriedDisc(parseLabel(rules, label)))).length,
      ),
    ),
    minor: hasMinor(rules),
  };
}

/**
 * True if the parts of O_3^3 and the states that join them, larger discs fixed at the base of p0,
 * make K_{3,3} a minor of O_3^n.
 */
export function hasMinor({ discs }: TowerRules): boolean {
  const { six, parts } = partsByRules();
  const neighbors = plainTower(oxford(discs));
  const carried = parts.map((part) => part.map((label) => withFixed(label, 4, discs)));
  const connected = carried.every((part) => plainComponents(neighbors, new Set(part)).length === 1);
  const joining = six.filter(
    (label) => partsMet(neighbors, withFixed(label, 4, discs), carried) === 3,
  );
  return connected && carried.length === 3 && joining.length >= 3;
}

/** True if O_3^3 falls into three parts, by the stored graph and by the plain rules. */
export const oxfordParts: Methods<number, OxfordParts> = {
  'the stored graph': inStoredGraph,
  'plain rules on labels': byRules,
};

/** The claims of the work about O_3^3. */
export const statedParts: OxfordParts = {
  joining: 6,
  degrees: [2, 4],
  parts: [18, 18, 18],
  meets: [3, 3, 3, 3, 3, 3],
  between: 0,
  carried: 3,
  minor: true,
};
