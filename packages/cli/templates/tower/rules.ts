import { pegMoves, type TowerFamily } from '@manaus/core';

/** My tower: Hanoi with a narrow peg in the middle. Each field is one rule; change any of them. */
const tower: TowerFamily = (discs) => ({
  name: 'My tower',
  symbol: 'T',
  discs,
  // The most discs on p0, p1 and p2. One more entry is one more peg.
  capacities: [discs, 1, discs],
  // The pegs between which discs move: any, adjacent, cyclic, ring, star, or a table of booleans.
  moves: pegMoves('any', 3),
  // The discs on which a disc may lie: sorted (larger ones), free (any), or a function such as
  // (disc, on) => on === disc + 1.
  stacking: 'sorted',
  // The goal: all discs on p2.
  goals: (state) => state[2].length === discs,
  // Further fields: sizes and colors of discs; permits and permitsMove restrict states and moves.
});

export default tower;
