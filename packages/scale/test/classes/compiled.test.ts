import { hanoi, seededRandom, type TowerRules } from '@manaus/core';
import { towerGraph } from '@manaus/kernels';
import { expect, test } from 'vitest';
import { compiledRunner } from '../../src/classes/compiled.js';
import { plainRunner } from '../../src/classes/plain.js';
import { UNKNOWN } from '../../src/classes/runner.js';
import { layoutOf } from './plain-pool.js';

const along = (pegs: number, allowed: (from: number, to: number) => boolean) =>
  Array.from({ length: pegs }, (_, from) =>
    Array.from({ length: pegs }, (__, to) => from !== to && allowed(from, to)),
  );

/** Six of the ten pairs. */
const sixPairs = along(5, (from, to) => from + to < 5 && from * to < 3);

const towers: [string, TowerRules, number][] = [
  ['more than 64 words', hanoi(8, { pegs: 4 }), 7],
  ['3 pegs', hanoi(8), 7],
  ['5 pegs', hanoi(6, { pegs: 5 }), 5],
  ['capacities', hanoi(8, { pegs: 4, capacities: [3, 4, 4, 8] }), 6],
  ['capacities that the large discs fill', hanoi(6, { pegs: 4, capacities: [4, 4, 4, 6] }), 4],
  ['a star', hanoi(7, { pegs: 4, moves: 'star' }), 6],
  ['six of ten pairs', { ...hanoi(6, { pegs: 5 }), moves: sixPairs }, 5],
  ['one way in six pairs', { ...hanoi(7, { pegs: 4 }), moves: along(4, (a, b) => a < b) }, 6],
  ['one way in one pair', { ...hanoi(7, { pegs: 4 }), moves: along(4, (a, b) => a + 3 > b) }, 6],
];

test.each(towers)('a class is searched as in the graph: %s', (_, rules, small) => {
  const layout = layoutOf(rules, small, { staged: false });
  const random = seededRandom(small);
  const below = (bound: number) => Math.floor(random() * bound);
  const [plain, compiled] = [plainRunner(layout), compiledRunner(layout)];
  for (let round = 0; round < 4; round++) {
    const cls = below(layout.placements.count);
    const graph = towerGraph(layout.small(cls));
    const near = below(40) + 2;
    const row = Uint16Array.from(layout.boundary.settings, (setting) =>
      graph.has(setting) && below(near) === 0 ? below(9) : UNKNOWN,
    );
    const seed = below(layout.settings);
    const seeds = round % 2 === 0 && graph.has(seed) ? [seed] : [];
    const [one, other] = [plain, compiled].map((runner) => {
      const task = { cls, row: row.slice(), seeds };
      const { first, widths } = runner.run(task);
      const level = first + (widths.length >> 1);
      const at = widths.length > 0 ? [...runner.at({ cls, row: row.slice(), seeds }, level)] : [];
      return { first, widths: [...widths], row: task.row, at };
    });
    expect(other).toEqual(one);
  }
});
