import { compileTower, hanoi, manaus, oxford, type Tower } from '@manaus/core';
import { breadthFirstSearch, type Csr, rankOf, toCsr } from '@manaus/graph';
import { pegSymmetries, towerGraph } from '@manaus/kernels';
import { sortedTowers } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planeSearcher, planeSearches } from '../../src/planes/extent.js';
import { planeLayout } from '../../src/planes/layout.js';
import { scriptBytes } from '../../src/planes/plan.js';

/** The classes of vertices under renaming pegs, each by its least vertex. */
function leastOf(graph: Csr, images: readonly Uint32Array[]): Int32Array {
  const least = new Int32Array(graph.order).fill(-1);
  for (let first = 0; first < graph.order; first++) {
    const open = least[first] < 0 ? [first] : [];
    for (let vertex = open.pop(); vertex !== undefined; vertex = open.pop()) {
      if (least[vertex] >= 0) continue;
      least[vertex] = first;
      open.push(...images.map((image) => image[vertex]));
    }
  }
  return least;
}

function expectPlain(rules: Tower, pick: number) {
  const graph = toCsr(towerGraph(rules));
  const least = leastOf(graph, pegSymmetries(rules, graph));
  const { layout } = planeSearches(rules) as NonNullable<ReturnType<typeof planeSearches>>;
  const searcher = planeSearcher(layout);
  // Twice, as the lists of a search are used again.
  for (const start of [pick % graph.order, (pick + 1) % graph.order]) {
    const cls = searcher.classOf(rankOf(graph, start));
    const { distance, visited } = breadthFirstSearch(graph, [least[start]]);
    const found = searcher.search(cls);
    const eccentricity = Math.max(...distance);
    expect(found).toMatchObject({ reached: visited.length, eccentricity });
    const nearest = new Array<number>(searcher.classes).fill(-1);
    const farthest = [...nearest];
    for (const vertex of visited) {
      const one = searcher.classOf(rankOf(graph, vertex));
      if (nearest[one] < 0) nearest[one] = distance[vertex];
      farthest[one] = distance[vertex];
    }
    expect([found?.nearest, found?.farthest].map((all) => [...(all ?? [])])).toEqual([
      nearest,
      farthest,
    ]);
  }
  const names = Array.from(least, (_, vertex) => searcher.classOf(rankOf(graph, vertex)));
  expect(names).toEqual(Array.from(least, (vertex) => names[vertex]));
  expect(new Set(names).size).toBe(new Set(least).size);
}

test('nearest and farthest states of each class are those of the stored graph', () =>
  fc.assert(
    fc.property(
      fc
        .constantFrom([3, 4], [3, 5], [4, 4], [5, 3], [6, 3])
        .chain(([pegs, discs]) => sortedTowers(pegs, discs))
        .filter((rules) => !rules.directed),
      fc.nat(),
      expectPlain,
    ),
    { numRuns: 40 },
  ));

test('classes are numbered in the order of their least ranks', () => {
  for (const rules of [hanoi(5), hanoi(4, { pegs: 4 }), manaus(5)]) {
    const { classes, classOf } = planeSearcher(planeLayout(rules, null) as never);
    const names = Array.from({ length: rules.space }, (_, rank) => classOf(rank));
    expect([...new Set(names)]).toEqual(Array.from({ length: classes }, (_, cls) => cls));
  }
});

test('a search that is to stop has no answer', () => {
  const searcher = planeSearcher(planeLayout(hanoi(5), null) as never);
  expect(searcher.search(0, () => true)).toBeNull();
  let asked = 0;
  expect(searcher.search(0, () => ++asked === 7)).toBeNull();
  expect(asked).toBe(7);
  expect(searcher.search(0, () => false)?.eccentricity).toBe(31);
});

test('planes serve size-ordered towers of less than 2^31 ranks', () => {
  for (const none of [hanoi(3), hanoi(20), hanoi(16, { pegs: 4 }), oxford(5)])
    expect(planeSearches(compileTower(none))).toBeNull();
  for (const some of [hanoi(4), hanoi(19), hanoi(15, { pegs: 4 })])
    expect(planeSearches(some)).not.toBeNull();
});

test('beside the planes there are 28 bytes a class, a tenth more, and names where there are renamings', () => {
  for (const [rules, names] of [
    [hanoi(11), 4],
    [hanoi(8, { pegs: 4 }), 4],
    [compileTower({ ...hanoi(9), capacities: [9, 8, 7], goals: [] }), 0],
  ] as const) {
    const { layout, bytes } = planeSearches(rules) as NonNullable<ReturnType<typeof planeSearches>>;
    const beside = bytes - scriptBytes(layout) - names * rules.space;
    const { classes } = planeSearcher(layout);
    expect(beside / classes).toBeGreaterThan(28);
    expect(beside / classes).toBeLessThan(31);
  }
});
