import { hanoi } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import {
  alternateTriangularSnake,
  edgesOf,
  graphFromEdges,
  size,
  verifySubgraph,
} from '@manaus/graph';
import { type Finding, finite, type Words } from '../../check/index.js';
import { placedHanoi } from '../../shared/figures/hanoi-graph.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';
import { hasCopy } from './copies.js';
import { graphAmong } from './graph-among.js';
import { closed, edgeKinds, snakeCopies } from './snake-copies.js';
import { snake } from './snakes.js';

const pattern = alternateTriangularSnake(6);

/** A(T_6), and A(T_6) with the edge u_1u_6, against H_3^2. */
type Small = { readonly snakeSize: number; readonly size: number; readonly isHanoi: boolean };

/** The snake by the words of its definition, and by the library. */
export const closedSnake = (checked: Words): Finding =>
  finite<number, Small>({
    checked,
    instances: [2],
    stated: () => ({ snakeSize: 11, size: 12, isHanoi: true }),
    methods: {
      'the snake by the words of its definition, the stored graph': (discs) => ({
        snakeSize: size(snake(6, (i) => i % 2 === 1).graph),
        size: size(hanoiGraph(discs)),
        isHanoi: areIsomorphic(closed(), hanoiGraph(discs)),
      }),
      'the snake of the library, the plain rules': (discs) => ({
        snakeSize: size(pattern),
        size: size(plainHanoiGraph(discs)),
        isHanoi: areIsomorphic(
          graphFromEdges(9, [...edgesOf(pattern), [0, 5]]),
          plainHanoiGraph(discs),
        ),
      }),
    },
  });

/**
 * The copies of A(T_6), one for each setting of the discs from 3 on, and the edges of each kind.
 */
type Copies = {
  readonly copies: number;
  /** Vertices in copies. */
  readonly covered: number;
  /** True if each copy is a subgraph. */
  readonly stand: boolean;
  readonly inCopies: number;
  /** The edges u_1u_6. */
  readonly closing: number;
  readonly joining: number;
};

function placedCopies(discs: number): Copies {
  const { graph } = placedHanoi(discs);
  const copies = snakeCopies(discs);
  const kinds = [...edgeKinds(discs).values()];
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  return {
    copies: copies.length,
    covered: new Set(copies.flat()).size,
    stand: copies.every((copy) => verifySubgraph(pattern, graph, copy)),
    inCopies: count('snake'),
    closing: count('closing'),
    joining: count('joining'),
  };
}

/** The discs from 3 on, in a label. */
const block = (label: string): string => label.replaceAll(/[12]/g, '');

/** The states that agree on the discs from 3 on, by their labels, and the moves between them. */
function blocksByRules(discs: number) {
  const moves = played(hanoi(discs));
  const next = (label: string) => (moves.get(label) ?? []).map(({ to }) => to);
  const names = new Set([...moves.keys()].map(block));
  const graphs = [...names].map((name) =>
    graphAmong(
      [...moves.keys()].filter((label) => block(label) === name),
      next,
    ),
  );
  const between = [...moves.keys()].flatMap((label) =>
    next(label).filter((to) => block(to) !== block(label)),
  );
  return { graphs, joining: between.length / 2 };
}

/** A copy in each block by search; what is left of a block's edges closes its copy. */
function searchedCopies(discs: number): Copies {
  const { graphs, joining } = blocksByRules(discs);
  const found = graphs.filter((graph) => hasCopy(pattern, graph));
  const inside = sum(graphs.map(size));
  return {
    copies: graphs.length,
    covered: sum(graphs.map(({ order }) => order)),
    stand: found.length === graphs.length,
    inCopies: found.length * size(pattern),
    closing: inside - found.length * size(pattern),
    joining,
  };
}

/** H_3^n on copies of A(T_6). */
export const snakesInHanoi = (
  discs: number,
  stated: Pick<Copies, 'copies' | 'joining'>,
  checked: Words,
): Finding =>
  finite<number, Copies>({
    checked,
    instances: [discs],
    stated: () => ({
      ...stated,
      covered: 3 ** discs,
      stand: true,
      inCopies: 11 * stated.copies,
      closing: stated.copies,
    }),
    methods: {
      'copies placed on the graph, verified': placedCopies,
      'copies by search in blocks of the plain rules': searchedCopies,
    },
  });
