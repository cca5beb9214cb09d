import { cycleGraph, pathGraph } from '@manaus/graph';
import { expect, it } from 'vitest';
import { degreesOf, ofDegree } from '../../src/shared/degrees.js';
import { pairsAmong, threesAmong } from '../../src/shared/pairs.js';

it('pairs and threes keep the order of the list, and take a thing once', () => {
  expect(pairsAmong('abc'.split('')).map((pair) => pair.join(''))).toEqual(['ab', 'ac', 'bc']);
  expect(threesAmong('abcd'.split('')).map((three) => three.join(''))).toEqual([
    'abc',
    'abd',
    'acd',
    'bcd',
  ]);
  expect([pairsAmong([1]), threesAmong([1, 2])]).toEqual([[], []]);
});

it('degrees are those of all vertices, in their order', () => {
  expect(degreesOf(pathGraph(4))).toEqual([1, 2, 2, 1]);
  expect(ofDegree(pathGraph(4), 1)).toEqual([0, 3]);
  expect(ofDegree(cycleGraph(3), 1)).toEqual([]);
});
