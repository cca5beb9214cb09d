import { hanoi, type TowerRules } from '@manaus/core';
import { digits, number, orders, sortedTowers } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renamedHalves } from '../../src/symmetry/renamed-rank.js';
import { renamingGenerators, renamings } from '../../src/symmetry/renamings.js';

const pegsOf = ({ capacities }: TowerRules) => capacities.map((_, peg) => peg);

const keeping = (rules: TowerRules) =>
  orders(pegsOf(rules)).filter((image) =>
    pegsOf(rules).every(
      (a) =>
        rules.capacities[a] === rules.capacities[image[a]] &&
        pegsOf(rules).every((b) => rules.moves[a][b] === rules.moves[image[a]][image[b]]),
    ),
  );

/** All that some permutations compose, the identity among them. */
function composed(rules: TowerRules, generators: readonly number[][]): Set<string> {
  const all = new Set<string>();
  const open = [pegsOf(rules)];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (all.has(one.join())) continue;
    all.add(one.join());
    for (const generator of generators) open.push(one.map((peg) => generator[peg]));
  }
  return all;
}

test('up to five pegs: all that keep the rules are composed of some, none of which those before compose', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 5 }).chain((pegs) => sortedTowers(pegs, 3)),
      (rules) => {
        const identity = pegsOf(rules).join();
        const all = keeping(rules).map((image) => image.join());
        expect([identity, ...renamings(rules).map((image) => image.join())].sort()).toEqual(
          all.sort(),
        );
        const generators = renamingGenerators(rules);
        expect([...composed(rules, generators)].sort()).toEqual(all);
        generators.forEach((generator, i) => {
          const before = composed(rules, generators.slice(0, i));
          expect(before.has(generator.join())).toBe(false);
        });
      },
    ),
    { numRuns: 60 },
  ));

test('five pegs in a circle turn; on six only exchanges of two pegs are looked for', () => {
  expect(renamingGenerators(hanoi(2, { pegs: 5, moves: 'cyclic' }))).toEqual([[1, 2, 3, 4, 0]]);
  const six = hanoi(2, { pegs: 6, moves: 'cyclic' });
  expect([renamings(six), renamingGenerators(six)]).toEqual([[], []]);
  const alike = { ...hanoi(2, { pegs: 6 }), capacities: [1, 2, 1, 2, 1, 5] };
  expect(renamingGenerators(alike)).toEqual([
    [2, 1, 0, 3, 4, 5],
    [0, 3, 2, 1, 4, 5],
    [0, 1, 4, 3, 2, 5],
  ]);
});

test('a rank is renamed by a table of its smaller discs and one of its larger', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...orders([0, 1, 2])),
      fc.integer({ min: 1, max: 7 }),
      fc.nat(),
      (image, discs, pick) => {
        const { low, high } = renamedHalves(image, discs);
        expect([low.length, high.length]).toEqual([
          3 ** Math.ceil(discs / 2),
          3 ** Math.floor(discs / 2),
        ]);
        const rank = pick % 3 ** discs;
        const there = digits(rank, discs, 3).map((peg) => image[peg]);
        expect(low[rank % low.length] + high[Math.floor(rank / low.length)]).toBe(number(there, 3));
      },
    ),
  ));
