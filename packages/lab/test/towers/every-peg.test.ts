import {
  formatLabel,
  hanoi,
  manaus,
  namedTowers,
  stacked,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze, everyPeg, gridPoints, pointRules } from '../../src/node.js';
import { answerPoint } from '../../src/node-internals.js';

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

const towers = fc
  .record({
    puzzle: fc.constantFrom('hanoi' as const, 'oxford' as const),
    discs: fc.integer({ min: 1, max: 4 }),
    moves: fc.integer({ min: 0, max: 63 }),
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
      fc.property(towers, ({ puzzle, discs, capacities, moves }) => {
        const rules = pointRules({
          puzzle,
          discs,
          pegs: 3,
          capacities,
          moves,
          question: 'every-peg',
        });
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

describe('as a question of a sweep', () => {
  const capacities = () => [
    [1, 1, 1],
    [2, 2, 0],
    [0, 0, 2],
  ];
  test('a tower in which no peg holds all discs is a point', () => {
    const { points, leftOut } = gridPoints({
      puzzles: ['hanoi'],
      discs: [3],
      capacities,
      questions: ['every-peg', 'analyze'],
    });
    expect(points.map((point) => [point.capacities.join(), point.question])).toEqual([
      ['1,1,1', 'every-peg'],
      ['2,2,0', 'every-peg'],
    ]);
    expect(leftOut).toHaveLength(4);
    expect(points.map((point) => answerPoint(point, pointRules(point)).components)).toEqual([
      [1, 1, 1, 1, 1, 1],
      [2, 2, 1, 1],
    ]);
  });
  test('an unknown question is named', () => {
    const [point] = gridPoints({ puzzles: ['hanoi'], discs: [2], questions: ['nothing'] }).points;
    expect(() => answerPoint(point, hanoi(2))).toThrow('one of analyze, diameter, every-peg');
  });
});
