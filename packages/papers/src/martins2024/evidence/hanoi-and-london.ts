import { hanoi, london, manaus } from '@manaus/core';
import { type Csr, findSubgraph, maximumDisjoint, trianglesOf } from '@manaus/graph';
import type { Methods } from '../../check/index.js';
import {
  isInside,
  type LabeledGraph,
  lacks,
  playedLabels,
  storedLabels,
  withoutLabels,
} from './labeled-graphs.js';

/**
 * The common part of H_3^3 and L_3^3, and whether the first is in the second, and the second in the
 * first.
 */
export type Compared = {
  readonly states: number;
  readonly moves: number;
  /** The states that only Hanoi has, and those that only London has. */
  readonly own: readonly [number, number];
  /** True if these are the states and moves of M_3^3. */
  readonly areManaus: boolean;
  readonly inside: readonly [boolean, boolean];
  /** The same under any other names. */
  readonly renamed: readonly [boolean, boolean];
};

function byLabels(h: LabeledGraph, l: LabeledGraph, m: LabeledGraph): Omit<Compared, 'renamed'> {
  const only = lacks(h, l);
  return {
    states: h.states.length - only.states.length,
    moves: h.moves.length - only.moves.length,
    own: [only.states.length, lacks(l, h).states.length],
    areManaus:
      isInside(m, h) &&
      isInside(m, l) &&
      m.states.length === h.states.length - only.states.length &&
      m.moves.length === h.moves.length - only.moves.length,
    inside: [isInside(h, l), isInside(l, h)],
  };
}

const isFound = (inner: Csr, outer: Csr): boolean => findSubgraph(inner, outer).answer === 'found';

/** A subgraph has no more vertices than the whole, and no more disjoint triangles. */
function canBe(inner: Csr, outer: Csr): boolean {
  const apart = (graph: Csr) => maximumDisjoint(trianglesOf(graph)).chosen.length;
  return inner.order <= outer.order && apart(inner) <= apart(outer);
}

const compared =
  (graph: typeof storedLabels, inside: (inner: Csr, outer: Csr) => boolean) =>
  (discs: number): Compared => {
    const [h, l, m] = [hanoi(discs), london(discs), manaus(discs)].map(graph);
    const [one, other] = [h, l].map(withoutLabels);
    return { ...byLabels(h, l, m), renamed: [inside(one, other), inside(other, one)] };
  };

/**
 * The numbers that are not printed: of states and moves in common, and of states of one tower only.
 */
export const common = { states: 19, moves: 22, own: [8, 17] } as const;

/** Both comparisons, for towers with n discs. */
export const comparisons: Methods<number, Compared> = {
  'stored graphs, and a search for subgraphs': compared(storedLabels, isFound),
  'playing the plain rules, and disjoint triangles': compared(playedLabels, canBe),
};
