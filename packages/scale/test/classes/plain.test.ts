import { hanoi, manaus, seededRandom, type TowerRules } from '@manaus/core';
import { towerGraph } from '@manaus/kernels';
import { reverseTower } from '@manaus/kernels/internals';
import { describe, expect, test } from 'vitest';
import { compiledRunner } from '../../src/classes/compiled.js';
import { type ClassesLayout, classesLayout } from '../../src/classes/layout.js';
import { plainRunner } from '../../src/classes/plain.js';
import { type ClassRunner, UNKNOWN } from '../../src/classes/runner.js';

function layoutOf(rules: TowerRules, small: number): ClassesLayout {
  const layout = classesLayout(reverseTower(rules), null, small, { staged: false });
  if (layout === null) throw new Error('no layout');
  return layout;
}

/** The run of a class, its row afterwards, and its settings at each distance. */
function ran(runner: ClassRunner, cls: number, row: readonly number[], seeds: readonly number[]) {
  const task = { cls, row: Uint16Array.from(row), seeds };
  const { first, widths } = runner.run(task);
  const at = Array.from(widths, (_, i) => [...runner.at(task, first + i)]);
  return { first, widths: [...widths], row: [...task.row], at };
}

describe('one small disc on three pegs', () => {
  const { run, at } = plainRunner(layoutOf(hanoi(3), 1));
  const from = (row: readonly number[], seeds: readonly number[] = []) =>
    ran({ run, at }, 0, row, seeds);
  const none = UNKNOWN;
  test.each([
    ['a seed', [none, none, none], [1], 0, [1, 0, 1], [1, 2]],
    ['a distance on the boundary', [5, none, none], [], 5, [5, 6, 6], [1, 2]],
    ['a distance that can be less', [5, 9, none], [], 5, [5, 6, 6], [1, 2]],
    ['two that cannot', [5, 6, 6], [], 5, [5, 6, 6], [1, 2]],
    ['a seed besides', [2, none, none], [2], 0, [1, 1, 0], [1, 2]],
    ['the largest distances', [65_533, none, none], [], 65_533, [65_533, 65_534, 65_534], [1, 2]],
  ] as const)('%s', (_, row, seeds, first, after, widths) => {
    expect(from(row, seeds)).toMatchObject({ first, row: after, widths });
  });
  test('nothing known, nothing found', () => {
    expect(from([none, none, none])).toEqual({
      first: none,
      widths: [],
      row: [none, none, none],
      at: [],
    });
  });
  test('a distance that no row can hold is refused', () => {
    expect(() => from([65_534, none, none])).toThrow('classes');
  });
});

describe.each([
  ['Hanoi on three pegs', hanoi(6), 3],
  ['Hanoi on four pegs', hanoi(5, { pegs: 4 }), 3],
  ['Hanoi one way round', hanoi(5, { moves: 'cyclic' }), 4],
  ['Manaus', manaus(6), 3],
] as const)('%s', (_, rules, small) => {
  const layout = layoutOf(rules, small);
  const plain = plainRunner(layout);
  const { length } = layout.boundary.settings;

  test('distances are those of a search that relaxes all arcs until none is better', () => {
    const random = seededRandom(small);
    const below = (bound: number) => Math.floor(random() * bound);
    for (let round = 0; round < 20; round++) {
      const cls = below(layout.placements.count);
      const graph = towerGraph(layout.small(cls));
      const ranks = Array.from({ length: layout.settings }, (__, rank) => rank).filter(graph.has);
      const seeds = below(2) === 0 ? [ranks[below(ranks.length)]] : [];
      const row = Array.from(layout.boundary.settings, (setting) =>
        graph.has(setting) && below(3) === 0 ? below(20) : UNKNOWN,
      );
      const least = new Map(seeds.map((seed) => [seed, 0]));
      row.forEach((level, place) => {
        const setting = layout.boundary.settings[place];
        if (level < (least.get(setting) ?? UNKNOWN)) least.set(setting, level);
      });
      const out = new Uint32Array(graph.maxDegree);
      for (let better = true; better; ) {
        better = false;
        for (const [setting, level] of [...least])
          for (const next of out.slice(0, graph.neighbors(setting, out)))
            if (level + 1 < (least.get(next) ?? UNKNOWN)) {
              least.set(next, level + 1);
              better = true;
            }
      }
      const found = ran(plain, cls, row, seeds);
      const levels = [...least.values()];
      expect(found.first).toBe(Math.min(UNKNOWN, ...levels));
      expect(found.row).toEqual(
        Array.from(
          { length },
          (__, place) => least.get(layout.boundary.settings[place]) ?? UNKNOWN,
        ),
      );
      expect(found.at).toEqual(
        found.widths.map((__, i) =>
          [...least.keys()]
            .filter((one) => least.get(one) === found.first + i)
            .sort((a, b) => a - b),
        ),
      );
      expect(found.widths).toEqual(found.at.map((settings) => settings.length));
      expect(found.widths.reduce((sum, width) => sum + width, 0)).toBe(least.size);
      if (levels.length > 0) expect(ran(compiledRunner(layout), cls, row, seeds)).toEqual(found);
    }
  });
});
