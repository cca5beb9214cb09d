import { compileTower, hanoi, type Tower } from '@manaus/core';
import { renamedRank } from '@manaus/kernels/internals';
import { digits, number, orders, sortedTowers, statesOf } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceSymmetries, topClasses } from '../../src/planes/classes.js';

/** The rank with every disc on the image of its peg. */
const renamed = (rank: number, discs: number, image: readonly number[]) =>
  number(
    digits(rank, discs, image.length).map((peg) => image[peg]),
    image.length,
  );

/** All orders of the pegs that keep capacities, moves and sources, and move pegs of a list only. */
function keeping(rules: Tower, sources: readonly number[], only: readonly number[]): number[][] {
  const { capacities, moves, discs } = rules;
  const pegs = capacities.map((_, peg) => peg);
  return orders(pegs).filter(
    (image) =>
      pegs.every((peg) => only.includes(peg) || image[peg] === peg) &&
      pegs.every((peg) => capacities[peg] === capacities[image[peg]]) &&
      pegs.every((a) => pegs.every((b) => moves[a][b] === moves[image[a]][image[b]])) &&
      sources.every((rank) => sources.includes(renamed(rank, discs, image))),
  );
}

const withSources = (pegs: number, discs: number) =>
  fc.record({
    rules: sortedTowers(pegs, discs),
    picks: fc.array(fc.nat(), { maxLength: 3 }),
    all: fc.nat(9),
  });
const sourcesOf = ({ rules, picks, all }: { rules: Tower; picks: number[]; all: number }) => {
  const states = statesOf(rules);
  return all === 0 ? states : picks.map((pick) => states[pick % states.length]);
};

test('up to four pegs: all renamings that keep rules and sources, the identity first', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3, 4).chain((pegs) => withSources(pegs, 3)),
      (random) => {
        const sources = sourcesOf(random);
        const pegs = random.rules.capacities.map((_, peg) => peg);
        const found = sourceSymmetries(random.rules, sources);
        expect(found[0]).toEqual(pegs);
        expect(found.map(String).sort()).toEqual(
          keeping(random.rules, sources, pegs).map(String).sort(),
        );
      },
    ),
    { numRuns: 150 },
  ));

test('beyond: those of three pegs, of the first three that have the most', () =>
  fc.assert(
    fc.property(withSources(5, 2), (random) => {
      const sources = sourcesOf(random);
      const groups = [0, 1, 2, 3, 4].flatMap((a) =>
        [0, 1, 2, 3, 4].flatMap((b) =>
          [0, 1, 2, 3, 4].flatMap((c) =>
            a < b && b < c ? [keeping(random.rules, sources, [a, b, c])] : [],
          ),
        ),
      );
      const most = Math.max(...groups.map((group) => group.length));
      expect(sourceSymmetries(random.rules, sources).map(String).sort()).toEqual(
        groups
          .find((group) => group.length === most)
          ?.map(String)
          .sort(),
      );
    }),
    { numRuns: 40 },
  ));

test('no renamings for unknown sources, or for more than a thousand', () => {
  const rules = compileTower(hanoi(5, { pegs: 4 }));
  expect(sourceSymmetries(rules, null)).toEqual([[0, 1, 2, 3]]);
  expect(sourceSymmetries(rules, new Array(1000).fill(0))).toHaveLength(6);
  expect(sourceSymmetries(rules, new Array(1001).fill(0))).toEqual([[0, 1, 2, 3]]);
});

test('a rank is renamed disc by disc', () =>
  fc.assert(
    fc.property(fc.nat(4 ** 6 - 1), fc.nat(23), (rank, order) => {
      const image = orders([0, 1, 2, 3])[order];
      expect(renamedRank(rank, 6, image)).toBe(renamed(rank, 6, image));
      expect(renamedRank(rank, 2, image)).toBe(renamed(rank % 16, 2, image));
    }),
  ));

test('each setting is of one class, whose least is stored', () => {
  for (const [pegs, discs, sources] of [
    [3, 3, [0]],
    [4, 3, []],
    [4, 2, [0, 85]],
    [5, 2, [0]],
    [4, 0, [0]],
  ] as const) {
    const group = sourceSymmetries(compileTower(hanoi(4, { pegs })), sources);
    const found = topClasses(discs, group);
    const all = Array.from({ length: pegs ** discs }, (_, setting) => setting);
    const orbits = all.map((setting) => group.map((image) => renamed(setting, discs, image)));
    const stored = all.filter((setting) => Math.min(...orbits[setting]) === setting);
    expect([...found.representatives]).toEqual(stored);
    expect([...found.sizes]).toEqual(stored.map((setting) => new Set(orbits[setting]).size));
    for (const setting of all) {
      const least = found.representatives[found.classOf[setting]];
      expect(orbits[setting].indexOf(least)).toBe(found.toRepresentative[setting]);
    }
    expect(found.stabilizers).toEqual(
      stored.map((setting) =>
        [...group.keys()].slice(1).filter((g) => orbits[setting][g] === setting),
      ),
    );
    expect(found.group).toBe(group);
  }
});
