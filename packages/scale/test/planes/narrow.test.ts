import { compileTower, hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { planeMoves } from '../../src/planes/moves.js';
import { narrowPlanes } from '../../src/planes/narrow.js';
import { expectLevels, expectRandomLevels, expectStopped, layoutOf } from './level-laws.js';

test('the levels are those of a plain search, on random towers, and go on from any', () =>
  expectRandomLevels(narrowPlanes, [
    [3, 4],
    [3, 5],
    [5, 3],
    [5, 4],
  ]));

test('lists of words grow', () => {
  for (const sources of [[0], null]) {
    const layout = layoutOf(compileTower(hanoi(7, { pegs: 5 })), sources);
    expectLevels(narrowPlanes, layout, [0]);
  }
});

test('a search may stop within a level', () =>
  expectStopped(narrowPlanes, layoutOf(compileTower(hanoi(10, { pegs: 5 })), [0])));

test('a class is a part of the words, two entries each', () => {
  const layout = layoutOf(compileTower(hanoi(5)), [0]);
  const planes = narrowPlanes(layout, planeMoves(layout), () => false);
  const parts = [...layout.classes.representatives.keys()].map((cls) => planes.ofClass(cls));
  expect(parts.map(({ length }) => length)).toEqual(parts.map(() => 2 * layout.lowWords));
  planes.put(layout.lowWords + 1, 4, 0);
  expect([...parts[1]].slice(0, 4)).toEqual([0, 0, 4, 0]);
});
