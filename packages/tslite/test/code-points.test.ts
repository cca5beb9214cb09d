import { expect, test } from 'vitest';
import { pointsAt, unitsAt } from '../src/code-points.js';

test('a place behind a character of two units is one less by code points', () => {
  expect([unitsAt('"𝔐"; x', 3), pointsAt('"𝔐"; x', 4)]).toEqual([4, 3]);
  expect([unitsAt('ab', 2), pointsAt('ab', 2)]).toEqual([2, 2]);
});
