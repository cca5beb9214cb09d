import { parseLabel, puzzleLaws, towerPuzzle } from '@manaus/core';
import { analyze, solve } from '@manaus/lab';
import { expect, test } from 'vitest';
import tower from './rules.js';

test.each([1, 2, 3, 4])('with %i discs it obeys the laws of puzzles', (discs) => {
  expect(puzzleLaws(towerPuzzle(tower(discs)))).toEqual([]);
});

// Three facts to replace by yours, found by hand: a slip in the rules shows here first.
const rules = tower(3);

test('three discs have 20 states', () => {
  // 2 x 2 x 2 with nothing on p1, and 2 x 2 with each of the three discs there.
  expect(analyze(rules).order).toBe(20);
});

test('the worst start needs 5 moves', () => {
  // Disc 1 to p0, 3 to p2, 1 to p1, 2 to p2, 1 to p2.
  expect(analyze(rules)).toMatchObject({ farthest: ['2/3/1'], eccentricity: 5 });
});

test('from p0 there is no solution', () => {
  // Disc 3 crosses by p1 only, and then discs 1 and 2 cannot gather on p0.
  expect(solve(rules, parseLabel(rules, '123//')).solvable).toBe(false);
});
