import { compileTower, hanoi, manaus, type TowerRules } from '@manaus/core';
import { explore } from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { fitsCell } from '../../src/classes/cell.js';
import { classesLayout } from '../../src/classes/layout.js';
import { searchClasses } from '../../src/classes/search.js';
import { reverseTower, towerGraph } from '../../src/graphs/tower-graph.js';

const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);


function expectPlain(rules: TowerRules, staged = true) {
  const tower = compileTower(rules);
  const along = reverseTower(tower);
  const plain = explore(towerGraph(along), tower.goalRanks);
  for (let small = 1; small < tower.discs; small++) {
    const layout = classesLayout(along, tower.goalRanks, small, { staged });
    if (layout === null) throw new Error('no layout');
    for (const engine of fitsCell(layout) ? (['ts', 'wasm'] as const) : (['ts'] as const)) {
      const search = searchClasses(layout, tower.goalRanks, {}, { engine, workers: 1 });
      expect([small, engine, search.spheres]).toEqual([small, engine, plain.spheres]);
      expect([search.reached, search.complete]).toEqual([plain.reached, true]);
      expect(sorted(search.farthest)).toEqual(sorted(plain.farthest));
    }
  }
}

describe('one class at a time is the plain search, for every number of small discs', () => {
  const towers: [string, TowerRules][] = [
    ...[2, 3, 4, 5, 6, 7].map(
      (n) => [`hanoi ${n} on 4 pegs`, hanoi(n, { pegs: 4 })] as [string, TowerRules],
    ),
    ['hanoi 6', hanoi(6)],
    ['hanoi 5 on 5 pegs', hanoi(5, { pegs: 5 })],
    ['manaus 6', manaus(6)],
    ['goal', hanoi(6, { pegs: 4, goal: '126/34/5/' })],
    ['goal', hanoi(6, { pegs: 4, goal: '/123456//' })],
    ['star', hanoi(5, { pegs: 4, moves: 'star' })],
    ['cyclic', hanoi(5, { pegs: 4, moves: 'cyclic' })],
    ['cap', hanoi(6, { pegs: 4, capacities: [2, 3, 3, 6] })],
  ];
  test.each(towers)('%s', (_, rules) => {
    expectPlain(rules);
    expectPlain(rules, false);
  });
});
