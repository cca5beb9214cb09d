import { parseLabel, puzzleLaws, towerPuzzle } from '@manaus/core';
import { analyze, solve } from '@manaus/lab';
import { expect, test } from 'vitest';
import tower from './rules.js';

test.each([1, 2, 3, 4])('the laws of puzzles hold with %i discs', (discs) => {
  expect(puzzleLaws(towerPuzzle(tower(discs)))).toEqual([]);
});

// Three facts found by hand, to be replaced: a mistake in the rules shows here first.
const rules = tower(3);

test('three discs have 20 states', () => {
  // 2 x 2 x 2 with p1 empty, and 2 x 2 with each of the three discs on p1.
  expect(analyze(rules).order).toBe(20);
});

test('the worst start needs 5 moves', () => {
  // Disc 1 to p0, 3 to p2, 1 to p1, 2 to p2, 1 to p2.
  expect(analyze(rules)).toMatchObject({ farthest: ['2/3/1'], eccentricity: 5 });
});

test('from p0 there is no solution', () => {
  // Disc 3 must pass through p1, and meanwhile discs 1 and 2 cannot gather on p0.
  expect(solve(rules, parseLabel(rules, '123//')).solvable).toBe(false);
});
