import { compileTower, hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { planeMoves } from '../../src/planes/moves.js';
import { widePlanes } from '../../src/planes/wide.js';
import { expectLevels, expectRandomLevels, expectStopped, layoutOf } from './level-laws.js';

test('the levels are those of a plain search, on random towers, and go on from any', () =>
  expectRandomLevels(widePlanes, [
    [4, 4],
    [4, 5],
    [6, 3],
    [7, 3],
    [6, 4],
  ]));

test('the list of words grows, by classes or not', () => {
  for (const [discs, pegs, sources] of [
    [9, 4, null],
    [5, 6, [0]],
    [5, 8, [0]],
  ] as const)
    expectLevels(widePlanes, layoutOf(compileTower(hanoi(discs, { pegs })), sources), [0]);
});

test('a search may stop within a level', () =>
  expectStopped(widePlanes, layoutOf(compileTower(hanoi(12, { pegs: 4 })), [0])));

test('a class is a part of the words, four entries each', () => {
  const layout = layoutOf(compileTower(hanoi(6, { pegs: 4 })), [0]);
  const planes = widePlanes(layout, planeMoves(layout), () => false);
  const parts = [...layout.classes.representatives.keys()].map((cls) => planes.ofClass(cls));
  expect(parts.map(({ length }) => length)).toEqual(parts.map(() => 4 * layout.lowWords));
  planes.put(layout.lowWords + 1, 4, 5);
  expect([...parts[1]].slice(0, 8)).toEqual([0, 0, 0, 0, 4, 5, 0, 0]);
});
