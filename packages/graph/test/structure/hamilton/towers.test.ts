import { bucharest, hanoi, manaus } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { hamiltonPath, verifyHamilton } from '../../../src/index.js';
import { tower } from '../isomorphism/checked.js';
import { has } from './checked.js';

describe('Hamilton cycles and paths of towers', () => {
  it('H_3^n has a cycle for n = 1..7, and a path between two perfect states', () => {
    for (let n = 1; n <= 7; n++) {
      const graph = tower(hanoi(n));
      expect(has(graph, true)).toBe(true);
      const found = hamiltonPath(graph, { from: 0, to: graph.order - 1 });
      expect(found.answer === 'found' && verifyHamilton(graph, found.path)).toBe(true);
    }
  });
  it('B_3^n is a path for n = 2..5; M_3^n falls apart', () => {
    for (let n = 2; n <= 5; n++)
      expect([has(tower(bucharest(n)), false), has(tower(bucharest(n)), true)]).toEqual([
        true,
        false,
      ]);
    expect(has(tower(manaus(4)), false)).toBe(false);
  });
});
