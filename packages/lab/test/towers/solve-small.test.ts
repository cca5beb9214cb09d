import {
  compileTower,
  formatLabel,
  hanoi,
  london,
  manaus,
  oxford,
  type TowerRules,
} from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { solve } from '../../src/towers/solve.js';
import { isSmall, solveSmall } from '../../src/towers/solve-small.js';

describe('without a kernel, the solution of a large tower is the same', () => {
  test.each<[string, TowerRules]>([
    ['four pegs', hanoi(8, { pegs: 4 })],
    ['a cycle of four pegs', hanoi(7, { pegs: 4, moves: 'cyclic' })],
    ['London', london(6)],
    ['Oxford', oxford(6)],
    ['Manaus', manaus(9)],
  ])('%s', (_, rules) => {
    expect(isSmall(rules)).toBe(false);
    const { space, codec } = compileTower(rules);
    for (const share of [0, 0.3, 0.77]) {
      const from = formatLabel(codec.unrank(Math.floor(share * space)));
      expect(solveSmall(rules, from)).toEqual(solve(rules, from));
    }
  });
});

test('small is what needs no kernel', () => {
  const towers = [manaus(3), hanoi(6, { pegs: 4 }), hanoi(40), hanoi(7, { pegs: 4 })];
  expect(towers.map(isSmall)).toEqual([true, true, true, false]);
});
