import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Csr,
  completeBipartiteGraph,
  cycleGraph,
  edgesOf,
  graphFromEdges,
  isomorphism,
  pathGraph,
} from '../../../src/index.js';
import { graphDifference } from '../../../src/internals.js';
import { allDistances } from '../../all-distances.js';
import { randomGraph } from '../../random-graph.js';

const triangles: [number, number][] = [
  [0, 1],
  [1, 2],
  [0, 2],
  [3, 4],
  [4, 5],
  [3, 5],
];

test.each([
  ['order', pathGraph(3), pathGraph(4)],
  ['size', pathGraph(3), cycleGraph(3)],
  ['size', graphFromEdges(3, [[0, 1]], true), graphFromEdges(3, [[0, 1]])],
  ['degrees', pathGraph(4), completeBipartiteGraph(1, 3)],
  ['components', cycleGraph(6), graphFromEdges(6, triangles)],
])('%s', (invariant, first, second) => {
  const { of, values } = graphDifference(first, second) ?? { of: '', values: [0, 0] };
  expect(graphDifference(first, second)?.invariant).toBe(invariant);
  expect(graphDifference(second, first)?.of).toBeDefined();
  expect([of === '', values[0] === values[1]]).toEqual([false, false]);
});

/** A path of five vertices and a leaf at one of them, and vertices alone. */
const withLeafAt = (at: number, alone: number): Csr => {
  const path: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ];
  return graphFromEdges(6 + alone, [...path, [at, 5]]);
};

test('distances, where degrees and components agree: a leaf beside the middle of a path, and at it', () => {
  expect(graphDifference(withLeafAt(1, 0), withLeafAt(2, 0))).toEqual({
    invariant: 'distances',
    of: '1,1,2,1,1',
    values: [2, 0],
  });
});

test('distances are left out where their searches would take more than 10^8 steps', () => {
  const [beside, middle] = [withLeafAt(1, 9_994), withLeafAt(2, 9_994)];
  expect(graphDifference(beside, middle)).toBeNull();
});

const counted = (keys: readonly string[]) =>
  new Map(keys.map((key) => [key, keys.filter((other) => other === key).length]));

/** The invariants by their definitions, from the matrix of all distances. */
const plain: Record<string, (graph: Csr) => Map<string, number>> = {
  order: ({ order }) => new Map([['vertices', order]]),
  size: (graph) => new Map([[graph.directed ? 'arcs' : 'edges', edgesOf(graph).length]]),
  degrees: (graph) => {
    const d = allDistances(graph);
    const out = d.map((row) => row.filter((x) => x === 1).length);
    const into = d.map((_, v) => d.filter((row) => row[v] === 1).length);
    return counted(out.map((degree, v) => (graph.directed ? `${degree},${into[v]}` : `${degree}`)));
  },
  components: (graph) => {
    const d = allDistances(graph);
    const parts = d.map((row, v) => row.flatMap((x, u) => (x + d[u][v] < Infinity ? [u] : [])));
    return counted(parts.filter(([least], v) => least === v).map(({ length }) => `${length}`));
  },
  distances: (graph) =>
    counted(
      allDistances(graph).map((row) => {
        const most = Math.max(...row.filter((x) => x < Infinity));
        return Array.from({ length: most + 1 }, (_, k) => row.filter((x) => x === k).length).join();
      }),
    ),
};

/**
 * Graphs that differ little: one without one of the other's edges, with it elsewhere, or as it is.
 */
const pairs = fc
  .tuple(fc.boolean().chain(randomGraph), fc.nat(), fc.tuple(fc.nat(13), fc.nat(13)))
  .map(([graph, choice, ends]): [Csr, Csr] => {
    const [a, b] = ends.map((end) => end % graph.order);
    const others = edgesOf(graph).filter((_, i, all) => i !== choice % all.length);
    const isThere = others.some(
      ([x, y]) => (x === a && y === b) || (!graph.directed && x === b && y === a),
    );
    const edges: [number, number][] = a === b || isThere ? others : [...others, [a, b]];
    return [graph, graphFromEdges(graph.order, edges, graph.directed)];
  });

test('the first invariant that differs is named, with its counts', () => {
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      const same = (a: Map<string, number>, b: Map<string, number>) =>
        a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);
      const first = Object.keys(plain).find((name) => !same(plain[name](one), plain[name](other)));
      const found = graphDifference(one, other);
      expect(found?.invariant).toBe(first);
      if (found === null) return;
      const counts = [one, other].map((graph) => plain[found.invariant](graph).get(found.of) ?? 0);
      expect(found.values).toEqual(counts);
      expect(counts[0]).not.toBe(counts[1]);
    }),
    { numRuns: 300 },
  );
});

test('isomorphic graphs never differ', () => {
  const lists = fc.uniqueArray(
    fc.tuple(fc.nat(6), fc.nat(6)).filter(([a, b]) => a < b),
    {
      selector: ([a, b]) => 7 * a + b,
      maxLength: 15,
    },
  );
  const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
  fc.assert(
    fc.property(lists, orders, fc.boolean(), (edges, names, directed) => {
      const renamed = edges.map(([a, b]): [number, number] => [names[a], names[b]]);
      const [one, other] = [edges, renamed].map((list) => graphFromEdges(7, list, directed));
      expect(graphDifference(one, other)).toBeNull();
    }),
  );
});

test('graphs that differ are not isomorphic', () => {
  const edges = fc.uniqueArray(
    fc.tuple(fc.nat(4), fc.nat(4)).filter(([a, b]) => a < b),
    {
      selector: ([a, b]) => 5 * a + b,
      minLength: 4,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(edges, edges, (a, b) => {
      const [one, other] = [a, b].map((list) => graphFromEdges(5, list));
      if (graphDifference(one, other) !== null) expect(isomorphism(one, other).answer).toBe('none');
    }),
  );
});
