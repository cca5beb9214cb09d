import { type TowerRules, unrankPermutation } from '@manaus/core';

/** The permutations of pegs, but the identity, that keep the rules. */
export function renamings({ capacities, moves }: TowerRules): number[][] {
  const pegs = capacities.length;
  if (pegs > 5) return [];
  const count = Array.from({ length: pegs }, (_, i) => i + 1).reduce((product, factor) => product * factor, 1);
  const others = Array.from({ length: count - 1 }, (_, rank) => unrankPermutation(rank + 1, pegs).map((peg) => peg - 1));
  return others.filter((image) =>
    capacities.every((capacity, peg) => capacity === capacities[image[peg]] && moves[peg].every((allowed, to) => allowed === moves[image[peg]][image[to]])),
  );
}
