import { compileTower, hanoi, type TowerRules, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedTowerGraph } from '../../src/graphs/sorted-tower.js';
import { stateGraph } from '../../src/index.js';

test.each([hanoi(3), hanoi(9, { pegs: 4 }), hanoi(4, { capacities: [4, 1, 4] })])(
  'a rank out of range is no state of $name',
  (rules) => {
    const graph = sortedTowerGraph(compileTower(rules));
    expect([0, graph.space - 1].map((rank) => graph.has(rank))).toEqual([true, true]);
    expect([-1, graph.space, graph.space + 5].map((rank) => graph.has(rank))).toEqual([
      false,
      false,
      false,
    ]);
  },
);

/**
 * The rank of the setting where each disc, the largest first, is where it is wished if there is
 * room, or else on the wide peg.
 */
function rankWithin(capacities: readonly number[], wide: number, wished: readonly number[]) {
  const room = [...capacities];
  return wished.reduce((rank, wish) => {
    const peg = room[wish] > 0 ? wish : wide;
    room[peg]--;
    return rank * capacities.length + peg;
  }, 0);
}

const cases = fc.integer({ min: 2, max: 4 }).chain((pegs) =>
  fc.integer({ min: 8, max: 14 }).chain((discs) => {
    const peg = fc.nat(pegs - 1);
    const wide = fc.constant(0);
    // Mostly small discs on one peg, so that larger ones may move.
    const wish = fc.oneof({ arbitrary: wide, weight: 4 }, { arbitrary: peg, weight: 1 });
    return fc.record({
      capacities: fc
        .array(fc.integer({ min: 0, max: 4 }), { minLength: pegs - 1, maxLength: pegs - 1 })
        .map((others) => [discs, ...others]),
      digraph: fc.array(fc.boolean(), { minLength: pegs * pegs, maxLength: pegs * pegs }),
      large: fc.array(fc.array(peg, { minLength: 4, maxLength: 4 }), {
        minLength: 3,
        maxLength: 3,
      }),
      small: fc.array(wish, { minLength: discs - 4, maxLength: discs - 4 }),
      any: fc.nat(pegs ** discs - 1),
    });
  }),
);

test('capacities count past the table of small discs, whichever state is asked about first', () => {
  fc.assert(
    fc.property(cases, ({ capacities, digraph, large, small, any }) => {
      const pegs = capacities.length;
      const rules: TowerRules = {
        ...hanoi(small.length + 4, { pegs }),
        capacities,
        goals: [],
        moves: capacities.map((_, from) =>
          capacities.map((__, to) => from !== to && (digraph[from * pegs + to] || from === 0)),
        ),
      };
      const [fast, plain] = [sortedTowerGraph(compileTower(rules)), stateGraph(towerPuzzle(rules))];
      const ranks = large.map((wishes) => rankWithin(capacities, 0, [...wishes, ...small]));
      for (const rank of [...ranks, any]) {
        expect(fast.has(rank)).toBe(plain.has(rank));
        if (!plain.has(rank)) continue;
        const [near, right] = [fast, plain].map((graph) => {
          const out = new Uint32Array(graph.maxDegree);
          return out.slice(0, graph.neighbors(rank, out)).sort().join();
        });
        expect(near).toBe(right);
      }
    }),
    { numRuns: 60 },
  );
});
