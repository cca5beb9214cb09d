import {
  compileTower,
  formatLabel,
  hanoi,
  manaus,
  namedTowers,
  stacked,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import { pegDigraph } from '@manaus/core/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, everyPeg } from '../../src/index.js';

/** By labels and the plain puzzle: everything that can reach a state, level by level. */
function reaching(rules: TowerRules, goal: string): number[] {
  const puzzle = towerPuzzle(rules);
  const { space, has, unrank } = puzzle.codec;
  const states = Array.from({ length: space }, (_, rank) => rank)
    .filter(has)
    .map(unrank);
  const into = new Map<string, string[]>(states.map((state) => [formatLabel(state), []]));
  for (const state of states)
    for (const move of puzzle.moves(state))
      into.get(formatLabel(puzzle.apply(state, move)))?.push(formatLabel(state));
  const seen = new Set([goal]);
  const spheres: number[] = [];
  for (let level = [goal]; level.length > 0; ) {
    spheres.push(level.length);
    level = level
      .flatMap((label) => into.get(label) ?? [])
      .filter((label) => !seen.has(label) && seen.add(label));
  }
  return spheres;
}

const PAIRS = [0, 1, 2].flatMap((from) =>
  [0, 1, 2].filter((to) => to !== from).map((to) => [from, to] as const),
);

const towers = fc
  .record({
    puzzle: fc.constantFrom('hanoi' as const, 'oxford' as const),
    discs: fc.integer({ min: 1, max: 4 }),
    pairs: fc.subarray(PAIRS),
  })
  .chain(({ discs, ...rest }) =>
    fc
      .record({
        discs: fc.constant(discs),
        capacities: fc.array(fc.integer({ min: 0, max: discs }), { minLength: 3, maxLength: 3 }),
      })
      .map((own) => ({ ...rest, ...own })),
  )
  .filter(
    ({ discs, capacities }) => capacities.reduce((sum, capacity) => sum + capacity, 0) >= discs,
  );

describe('a tower without its goals', () => {
  test('agrees on every peg with a plain search by labels', () => {
    fc.assert(
      fc.property(towers, ({ puzzle, discs, capacities, pairs }) => {
        const moves = pegDigraph(pairs, 3);
        const rules = compileTower({ ...namedTowers[puzzle](discs), capacities, moves, goals: [] });
        const found = everyPeg(rules);
        const plain = capacities.map((capacity, peg) =>
          capacity < discs
            ? null
            : reaching(rules, formatLabel(stacked(new Array(discs).fill(peg), 3))),
        );
        expect(found.solvable).toEqual(
          plain.map((spheres) => spheres?.reduce((sum, width) => sum + width, 0) ?? null),
        );
        expect(found.worst).toEqual(
          plain.map((spheres) => (spheres === null ? null : spheres.length - 1)),
        );
      }),
      { numRuns: 60 },
    );
  });
  test('agrees with analyze on what needs no goal', () => {
    for (const rules of [
      hanoi(4),
      manaus(5),
      namedTowers.london(4),
      hanoi(3, { moves: 'cyclic' }),
    ]) {
      const { order, size, components, planar, eccentricity, reachable } = analyze(rules);
      const found = everyPeg(rules);
      expect(found).toMatchObject({ order, size, components, planar });
      const peg = rules.name === 'Hanoi' ? 2 : 0;
      expect([found.solvable[peg], found.worst[peg]]).toEqual([reachable, eccentricity]);
    }
  });
});
