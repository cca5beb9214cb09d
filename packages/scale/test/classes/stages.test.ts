import { compileTower, hanoi, oxford, type TowerRules } from '@manaus/core';
import { expect, test } from 'vitest';
import { stagedHome } from '../../src/classes/stages.js';

const homeOf = (rules: TowerRules, sources: readonly number[] | null) =>
  stagedHome(compileTower(rules), sources);

/** The rank of all of four discs on one peg. */
const perfect = (pegs: number, peg: number) => (peg * (pegs ** 4 - 1)) / (pegs - 1);

test('stages are of perfect towers on 3 to 5 pegs', () => {
  for (const pegs of [2, 3, 4, 5, 6])
    for (const home of [0, 1, pegs - 1])
      expect(homeOf(hanoi(4, { pegs }), [perfect(pegs, home)])).toBe(
        pegs < 3 || pegs > 5 ? null : home,
      );
});

test('not of other sources, nor of several', () => {
  const rules = hanoi(4, { pegs: 4 });
  for (const sources of [null, [], [1], [64], [perfect(4, 1) + 1], [0, perfect(4, 1)]])
    expect(homeOf(rules, sources)).toBeNull();
});

test('not of narrow pegs, of other moves, or of other towers', () => {
  const rules = hanoi(4, { pegs: 4 });
  expect(homeOf({ ...rules, capacities: [5, 4, 4, 9] }, [0])).toBe(0);
  expect(homeOf({ ...rules, capacities: [4, 4, 4, 3], goals: [] }, [0])).toBeNull();
  for (const moves of ['star', 'cyclic'] as const)
    expect(homeOf(hanoi(4, { pegs: 4, moves }), [0])).toBeNull();
  const one = rules.moves.map((row, from) => row.map((allowed, to) => allowed && from + to !== 1));
  expect(homeOf({ ...rules, moves: one }, [0])).toBeNull();
  expect(homeOf(oxford(4), [0])).toBeNull();
  expect(homeOf({ ...rules, permits: () => true }, [0])).toBeNull();
});
