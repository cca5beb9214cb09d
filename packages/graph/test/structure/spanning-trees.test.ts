import { hanoi, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { edgesOf, graphFromEdges, toCsr } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  completeGraph,
  countSpanningTrees,
  cycleGraph,
  pathGraph,
} from '../../src/index.js';
import { determinant } from '../../src/structure/spanning-trees.js';
import { graphs } from './helpers.js';

/** By deletion and contraction; edges may come several times. */
function trees(order: number, edges: readonly (readonly [number, number])[]): bigint {
  if (order < 2) return BigInt(order);
  const [first, ...rest] = edges;
  if (first === undefined) return 0n;
  const [a, b] = [Math.min(...first), Math.max(...first)];
  const name = (v: number) => (v === b ? a : v === order - 1 && b < order - 1 ? b : v);
  const merged = rest
    .map(([x, y]): [number, number] => [name(x), name(y)])
    .filter(([x, y]) => x !== y);
  return trees(order, rest) + trees(order - 1, merged);
}

test('spanning trees are those of deletion and contraction', () => {
  fc.assert(
    fc.property(
      graphs(6),
      (graph) => countSpanningTrees(graph) === trees(graph.order, edgesOf(graph)),
    ),
  );
});

test('the determinant modulo a prime is that of the expansion by the first row', () => {
  const expanded = (rows: readonly (readonly number[])[]): number =>
    rows.length === 0
      ? 1
      : rows[0].reduce((sum, entry, column) => {
          const minor = rows.slice(1).map((row) => row.filter((_, j) => j !== column));
          return sum + (column % 2 === 0 ? entry : -entry) * expanded(minor);
        }, 0);
  // Modulo a small prime a pivot is often 0, which of a Laplacian modulo a large one it hardly is.
  const matrix = fc.integer({ min: 1, max: 5 }).chain((n) => {
    const row = fc.array(fc.nat(6), { minLength: n, maxLength: n });
    return fc.array(row, { minLength: n, maxLength: n });
  });
  fc.assert(
    fc.property(matrix, fc.constantFrom(7, 11, 13), (rows, prime) => {
      const found = determinant(
        rows.map((row) => Float64Array.from(row)),
        prime,
      );
      expect(found).toBe(((expanded(rows) % prime) + prime) % prime);
    }),
    { numRuns: 300 },
  );
});

test('spanning trees of families have their closed forms', () => {
  for (let n = 2; n <= 40; n++) {
    expect(countSpanningTrees(completeGraph(n))).toBe(BigInt(n) ** BigInt(n - 2));
    expect(countSpanningTrees(pathGraph(n))).toBe(1n);
    if (n > 2) expect(countSpanningTrees(cycleGraph(n))).toBe(BigInt(n));
  }
  expect(countSpanningTrees(completeBipartiteGraph(7, 9))).toBe(7n ** 8n * 9n ** 6n);
  expect(countSpanningTrees(graphFromEdges(3, [[0, 1]]))).toBe(0n);
});

test('spanning trees of H_3^n (A193136; E. Teufl, S. Wagner)', () => {
  // 3^((3^n + 2n - 1) / 4) 5^((3^n - 2n - 1) / 4)
  for (let n = 1; n <= 5; n++) {
    const [threes, fives] = [(3 ** n + 2 * n - 1) / 4, (3 ** n - 2 * n - 1) / 4];
    const graph = toCsr(stateGraph(towerPuzzle(hanoi(n))));
    expect(countSpanningTrees(graph)).toBe(3n ** BigInt(threes) * 5n ** BigInt(fives));
  }
});

test('of no vertex there is no spanning tree, of one vertex one, of 2000 alone none', () => {
  const alone = [0, 1, 2, 2000].map((order) => countSpanningTrees(graphFromEdges(order, [])));
  expect(alone).toEqual([0n, 1n, 0n, 0n]);
});

test('directed and large graphs are refused', () => {
  expect(() => countSpanningTrees(graphFromEdges(2, [[0, 1]], true))).toThrow('must be undirected');
  expect(() => countSpanningTrees(pathGraph(2001))).toThrow('at most 2000 vertices');
});
