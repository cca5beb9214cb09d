import { hanoi, oxford, seededRandom } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { shuffled } from '../helpers.js';
import { isomorphic, tower } from './checked.js';

describe('isomorphism', () => {
  it('relabels towers of 19,683 and 20,160 states', () => {
    for (const rules of [hanoi(9), oxford(6)]) {
      const graph = tower(rules);
      expect(isomorphic(graph, shuffled(graph, seededRandom(9)).graph)).toBe(true);
    }
  });
});
