import {
  type HanoiOptions,
  namedTowers,
  parseLabel,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from './run.js';

type Name = keyof typeof namedTowers;

const variants: readonly (readonly [puzzle: Name, discs: number, options: HanoiOptions])[] = [
  ['hanoi', 4, {}],
  ['hanoi', 3, { pegs: 4, moves: 'star' }],
  ['hanoi', 3, { moves: 'cyclic' }],
  ['bucharest', 4, {}],
  ['london', 3, {}],
  ['london', 4, { capacities: [4, 2, 2] }],
  ['oxford', 3, {}],
  ['oxford1', 3, { moves: 'cyclic' }],
  ['manaus', 4, {}],
];

function optionLine({ pegs, moves, capacities }: HanoiOptions): string {
  return `${pegs ? ` --pegs ${pegs}` : ''}${moves ? ` --moves ${moves}` : ''}${capacities ? ` --capacities ${capacities}` : ''}`;
}

function labelsOf(rules: TowerRules): string[] {
  const codec = towerCodec(rules);
  const { format } = towerPuzzle(rules).notation;
  return Array.from({ length: codec.space }, (_, rank) => rank)
    .filter(codec.has)
    .map((rank) => format(codec.unrank(rank)));
}

/** Every step is a move of the rules. */
function expectLegal(rules: TowerRules, states: readonly string[]): void {
  const puzzle = towerPuzzle(rules);
  for (let i = 1; i < states.length; i++) {
    const before = parseLabel(rules, states[i - 1]);
    const next = puzzle
      .moves(before)
      .map((move) => puzzle.notation.format(puzzle.apply(before, move)));
    expect(next).toContain(states[i]);
  }
}

describe('solve agrees with the distances of analyze', () => {
  test.each(variants)('%s with %i discs %j', async (puzzle, discs, options) => {
    const rules = namedTowers[puzzle](discs, options);
    const line = optionLine(options);
    const { distances, reachable, farthest, eccentricity } = await json(
      `analyze ${puzzle} --discs ${discs}${line}`,
    );
    const counts: number[] = new Array((eccentricity as number) + 1).fill(0);
    for (const label of labelsOf(rules)) {
      const { moves } = await json(`solve ${puzzle} --from ${label} --count${line}`);
      if (moves !== null) counts[moves as number]++;
    }
    expect(counts).toEqual(distances);
    expect(counts.reduce((sum, states) => sum + states, 0)).toBe(reachable);
    for (const label of farthest as string[])
      expect((await json(`solve ${puzzle} --from ${label}${line}`)).moves).toBe(eccentricity);
  });
});

test('between random states, every step is a move and their number is that of moves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...variants),
      fc.nat(),
      fc.nat(),
      async ([puzzle, discs, options], i, j) => {
        const rules = namedTowers[puzzle](discs, options);
        const labels = labelsOf(rules);
        const [from, to] = [labels[i % labels.length], labels[j % labels.length]];
        const found = await json(`solve ${puzzle} --from ${from} --to ${to}${optionLine(options)}`);
        const states = found.states as string[];
        expectLegal(rules, states);
        if (found.solvable)
          expect([states[0], states.length]).toEqual([from, (found.moves as number) + 1]);
        if (found.solvable && puzzle !== 'oxford1') expect(states.at(-1)).toBe(to);
      },
    ),
    { numRuns: 100 },
  );
});
