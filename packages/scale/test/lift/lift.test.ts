import { compileTower, london, oxford, type TowerRules } from '@manaus/core';
import { breadthFirstSearch, type Csr, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { liftSearcher } from '../../src/lift/extent.js';
import { type LiftLayout, liftLayout } from '../../src/lift/layout.js';
import { liftedPlace } from '../../src/lift/level.js';
import { liftKernel } from '../../src/lift/lift.js';

/** Rules, and how many positions an order of a piece has, by default as many as are best. */
const towers: [string, TowerRules, number?][] = [
  ['Oxford', oxford(5)],
  ['Oxford in small pieces', oxford(6), 5],
  ['London', london(5)],
  ['London without room to turn', london(4, { capacities: [2, 1, 1], goal: '12/3/4' })],
  [
    'Oxford with a peg apart',
    {
      ...oxford(4),
      moves: [
        [false, true, false],
        [true, false, false],
        [false, false, false],
      ],
    },
  ],
];

function layoutOf(rules: TowerRules, positions?: number): LiftLayout {
  const layout = liftLayout(compileTower(rules), positions);
  if (layout === null) throw new Error('no layout');
  return layout;
}

const graphOf = (rules: TowerRules): Csr => toCsr(towerGraph(rules));

/** The distances from a rank; every rank is a vertex, by its number. */
function distancesFrom(graph: Csr, rank: number): Int32Array {
  return Int32Array.from(breadthFirstSearch(graph, [vertexOf(graph, rank)]).distance);
}

describe.each(towers)('%s', (_, rules, positions) => {
  const layout = layoutOf(rules, positions);
  const graph = graphOf(rules);

  test('the last level holds the states at its distance, and no others', () => {
    const distance = distancesFrom(graph, 1);
    const kernel = liftKernel(layout, [1], 1);
    for (let level = 0; kernel.advance() > 0; level++)
      expect(distance.findIndex((at, rank) => kernel.holds(rank) !== (at === level))).toBe(-1);
    kernel.end();
  });

  test('the bits of the last level are those of its states', () => {
    const empty = () => layout.heights.map(() => new Int32Array(layout.words));
    const distance = distancesFrom(graph, 1);
    const kernel = liftKernel(layout, [1], 1);
    for (let level = 0; kernel.advance() > 0; level++) {
      const [marked, right] = [empty(), empty()];
      kernel.mark(marked);
      distance.forEach((at, rank) => {
        const { setting, word, bit } = liftedPlace(layout, rank);
        if (at === level) right[setting][word] |= bit;
      });
      expect(marked).toEqual(right);
    }
    kernel.end();
  });

  test('a search that was kept after any level goes on as it would have', () => {
    const kernel = liftKernel(layout, [1], 1);
    const widths: number[] = [];
    const kept: Uint8Array[][] = [];
    for (let width = kernel.advance(); width > 0; width = kernel.advance()) {
      widths.push(width);
      kept.push([...(kernel.memory?.save() ?? [])]);
    }
    kernel.end();
    for (const [level, bytes] of kept.entries()) {
      const later = liftKernel(layout, [1], 1);
      later.memory?.load(bytes);
      const rest = widths.slice(level + 1).map(() => later.advance());
      expect([...rest, later.advance()]).toEqual([...widths.slice(level + 1), 0]);
      later.end();
    }
  });

  test('a class is as near and as far as its nearest and its farthest state', () => {
    const searcher = liftSearcher(layout);
    for (let cls = 0; cls < searcher.classes; cls++) {
      const start = Array.from({ length: graph.order }, (__, rank) => rank).find(
        (rank) => searcher.classOf(rank) === cls,
      ) as number;
      const nearest = new Array<number>(searcher.classes).fill(-1);
      const farthest = new Array<number>(searcher.classes).fill(-1);
      const distance = distancesFrom(graph, start);
      distance.forEach((at, rank) => {
        const other = searcher.classOf(rank);
        if (at < 0) return;
        if (nearest[other] < 0 || at < nearest[other]) nearest[other] = at;
        farthest[other] = Math.max(farthest[other], at);
      });
      const found = searcher.search(cls);
      expect([...(found?.nearest ?? [])]).toEqual(nearest);
      expect([...(found?.farthest ?? [])]).toEqual(farthest);
      expect(found?.eccentricity).toBe(Math.max(...distance));
      expect(searcher.search(cls, () => true)).toBeNull();
    }
  });
});
