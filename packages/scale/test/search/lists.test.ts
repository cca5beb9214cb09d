import { compileTower, hanoi, oxford, type TowerRules } from '@manaus/core';
import { towerGraph } from '@manaus/kernels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTower } from '../../src/index.js';
import { searchName, sum32 } from '../../src/shared/search-name.js';

/** The name under which a search in lists would be stored. */
function nameOf(rules: TowerRules): string {
  const asked: string[] = [];
  const restore = (layout: string) => {
    asked.push(layout);
    return null;
  };
  searchTower(rules, {
    method: 'lists',
    keeper: { restore, due: () => false, save: () => {} },
  });
  return asked.join();
}

/** What a rule refers to does not show in its source. */
const ruled = (mayLie: readonly boolean[]): TowerRules => ({
  ...oxford(3),
  stacking: (disc, on) => mayLie[3 * (disc - 1) + on - 1],
  goals: [],
});

const sourceName = (rules: TowerRules) =>
  searchName('lists', compileTower(rules), compileTower(rules).goalRanks);

test('the name of a search in lists is that of its rules', () => {
  for (const rules of [hanoi(3), oxford(3)]) expect(nameOf(rules)).toBe(sourceName(rules));
});

test('for a rule of one’s own it has a sum over a thousand vertices and their neighbors', () => {
  const tables = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
  const names = new Map<string, string>();
  fc.assert(
    fc.property(tables, (mayLie) => {
      const rules = ruled(mayLie);
      fc.pre(compileTower(rules).kernelOrder === null);
      const graph = towerGraph(rules);
      const out = new Uint32Array(graph.maxDegree);
      const rows = Array.from({ length: 1000 }, (_, i) => Math.floor((i * graph.space) / 1000))
        .filter(graph.has)
        .map((rank) => [rank, ...out.slice(0, graph.neighbors(rank, out))]);
      const name = nameOf(rules);
      expect(name).toBe(`${sourceName(rules)}, graph ${sum32(rows.flat(), 1)}`);
      // Two graphs have one name only if they are the same.
      expect(names.get(name) ?? rows.join(';')).toBe(rows.join(';'));
      names.set(name, rows.join(';'));
    }),
    { numRuns: 60 },
  );
  expect(names.size).toBeGreaterThan(5);
});
