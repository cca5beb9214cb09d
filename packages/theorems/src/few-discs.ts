import { hanoi, towerPuzzle } from '@manaus/core';
import { type Family, placesFor } from './family.js';

/** A shortest way: its moves, and how many ways are so short. */
export interface Shortest {
  readonly moves: bigint;
  readonly plays: bigint;
}

/** The shortest ways of states by their ranks; none of a state without a way. */
export type Table = ReadonlyMap<number, Shortest>;

const PEGS = [0, 1, 2];

/** The rank of a state: its pegs as digits to the base 3, those of small discs first. */
export const rankOf = (pegs: readonly number[]): number =>
  pegs.reduceRight((rank, peg) => 3 * rank + peg, 0);

/**
 * The shortest ways of all states of few discs to the stack on a peg, by the rules: a search from
 * the stack, each move taken back.
 */
export function searchedTable(
  capacities: readonly string[],
  arcs: Family['moves'],
  discs: number,
  peg: number,
): Table {
  const { codec, moves, apply } = towerPuzzle({
    ...hanoi(discs),
    capacities: placesFor(capacities, discs),
    moves: PEGS.map((to) => PEGS.map((from) => arcs.some(([a, b]) => a === from && b === to))),
    goals: () => true,
  });
  const stack = rankOf(Array(discs).fill(peg));
  const found = new Map([[stack, { moves: 0n, plays: 1n }]]);
  for (const [rank, way] of found) {
    const state = codec.unrank(rank);
    for (const move of moves(state)) {
      const before = codec.rank(apply(state, move));
      const known = found.get(before);
      if (known === undefined) found.set(before, { moves: way.moves + 1n, plays: way.plays });
      else if (known.moves === way.moves + 1n) known.plays += way.plays;
    }
  }
  return found;
}
