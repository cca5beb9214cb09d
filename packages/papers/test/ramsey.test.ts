import { multicolored } from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import {
  completeParts,
  ramseyNumber,
  triangleFree,
  triangleNumber,
} from '../src/carvalho2013/evidence/ramsey.js';
import {
  dissections,
  drawnByHand,
  inWords,
  isEdgeToEdge,
  labelings,
  randomLabeled,
  requireSound,
  signedCount,
} from '../src/carvalho2013/evidence/triangulations.js';
import { doorsOf, example } from '../src/carvalho2013/figures/sperner.js';

describe('Ramsey numbers', () => {
  test('are found from no colors on', () => {
    expect([0, 1, 2].map(triangleNumber)).toEqual([2, 3, 6]);
    expect(ramseyNumber([1, 5])).toBe(1);
  });

  test('all colorings without a triangle: paths and stars on four points, pentagons on five', () => {
    expect([1, 2, 3, 4, 5, 6].map((points) => triangleFree(points, 2).length)).toEqual([
      1, 2, 6, 18, 12, 0,
    ]);
    expect(triangleFree(2, 0)).toEqual([]);
    expect(completeParts(5).triangles).toHaveLength(10);
  });
});

describe('triangulations', () => {
  const [hanging] = dissections(2).filter((each) => !isEdgeToEdge(each));

  test('the smallest with a hanging point has three triangles and breaks Sperner’s lemma', () => {
    expect(hanging.triangles).toHaveLength(3);
    const even = [...labelings(hanging)].filter(
      (labels) => multicolored(hanging.triangles, labels).length % 2 === 0,
    );
    expect(even.length).toBeGreaterThan(0);
    expect(inWords(drawnByHand(hanging, even[0]))).toMatch(/triangles .* lies inside the edge/);
    expect(() => requireSound(hanging, 'edge to edge')).toThrow(
      'no triangulation: {"code":"hanging","point":4,"edge":[0,3]}',
    );
  });

  test('the count with signs is 1 edge to edge, not so with a hanging point', () => {
    for (const [each, labels] of randomLabeled(50, 10)) expect(signedCount(each, labels)).toBe(1);
    expect([...labelings(hanging)].some((labels) => signedCount(hanging, labels) !== 1)).toBe(true);
  });

  test('labels of the drawn example are allowed, and its ways lie on edges 0-1', () => {
    const { board, labels } = example;
    expect(labels.every((label, point) => board.points[point][label] > 0)).toBe(true);
    for (const { ends } of doorsOf(board, labels))
      expect(ends.map((end) => labels[end]).sort()).toEqual([0, 1]);
  });
});
