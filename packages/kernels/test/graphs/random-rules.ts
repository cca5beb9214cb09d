import type { TowerRules } from '@manaus/core';
import fc from 'fast-check';

/**
 * Random towers of 1 to 4 discs and 2 to some number of pegs that hold them, without goals, in
 * either order.
 */
export const randomRules = (mostPegs: number): fc.Arbitrary<TowerRules> =>
  fc
    .integer({ min: 2, max: mostPegs })
    .chain((pegs) => {
      const perPeg = { minLength: pegs, maxLength: pegs };
      return fc.record({
        discs: fc.integer({ min: 1, max: 4 }),
        capacities: fc.array(fc.integer({ min: 0, max: 5 }), perPeg),
        digraph: fc.array(fc.array(fc.boolean(), perPeg), perPeg),
        stacking: fc.constantFrom('sorted' as const, 'free' as const),
      });
    })
    .filter(({ discs, capacities }) => capacities.reduce((sum, room) => sum + room, 0) >= discs)
    .map(({ digraph, ...rules }) => ({
      ...rules,
      name: 'Random',
      symbol: 'R',
      moves: digraph.map((row, from) => row.map((allowed, to) => allowed && from !== to)),
      goals: [],
    }));
