import { pegMoves, type TowerFamily } from '@manaus/core';

/** My tower: Hanoi with a narrow peg in the middle. Each field is a rule of its own; change what you like. */
const tower: TowerFamily = (discs) => ({
  name: 'My tower',
  symbol: 'T',
  discs,
  // How many discs p0, p1 and p2 hold. Another entry is another peg.
  capacities: [discs, 1, discs],
  // Between which pegs a disc may go: any, adjacent, cyclic, star, or a table of your own.
  moves: pegMoves('any', 3),
  // What a disc may lie on: sorted (larger ones), free (any), or a rule such as (disc, on) => on === disc + 1.
  stacking: 'sorted',
  // The states to reach: here all discs on p2.
  goals: (state) => state[2].length === discs,
  // There are more: sizes and colours of the discs, and permits and permitsMove for states and moves of your choice.
});

export default tower;
