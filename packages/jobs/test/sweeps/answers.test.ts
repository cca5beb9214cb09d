import { hanoi } from '@manaus/core';
import { expect, test } from 'vitest';
import { gridPoints, pointRules } from '../../src/index.js';
import { answerPoint } from '../../src/internals.js';

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
