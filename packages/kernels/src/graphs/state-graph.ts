import type { Puzzle } from '@manaus/core';
import { requirePuzzle } from '@manaus/core/internals';
import type { ImplicitGraph } from '@manaus/graph/search';

/**
 * The state graph of a puzzle, straight from its rules: the specification that every fast graph
 * must agree with.
 *
 * Each call of `neighbors` makes the state, its moves and their targets: slow, and plain. Fast
 * ones: `towerGraph`.
 *
 * @example
 * ```ts
 * toCsr(stateGraph(towerPuzzle(hanoi(3)))).order; // => 27
 * ```
 */
export function stateGraph<State, Move>(puzzle: Puzzle<State, Move>): ImplicitGraph {
  const { codec } = requirePuzzle('kernels/state-graph', puzzle);
  return {
    space: codec.space,
    maxDegree: puzzle.maxMoves,
    directed: puzzle.directed,
    has: (rank) => codec.has(rank),
    neighbors(rank, out) {
      const state = codec.unrank(rank);
      const moves = puzzle.moves(state);
      moves.forEach((move, i) => {
        out[i] = codec.rank(puzzle.apply(state, move));
      });
      return moves.length;
    },
  };
}
