import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { type Csr, graphFromEdges } from '../../src/csr.js';

/** Random simple graphs, sparse and dense. */
export function graphs(maxOrder: number, minOrder = 0): fc.Arbitrary<Csr> {
  return fc.integer({ min: minOrder, max: maxOrder }).chain((order) => {
    const pairs = pairsOf(order);
    return fc.subarray(pairs).map((edges) => graphFromEdges(order, edges));
  });
}

export function pairsOf(order: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < order; a++) for (let b = a + 1; b < order; b++) pairs.push([a, b]);
  return pairs;
}

/** The labeled graph whose edges are the bits of a number. */
export function graphOfBits(order: number, bits: number): Csr {
  return graphFromEdges(
    order,
    pairsOf(order).filter((_, i) => (bits >>> i) & 1),
  );
}

export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((p) =>
    Array.from({ length: n }, (_, at) => [...p.slice(0, at), n - 1, ...p.slice(at)]),
  );
}

/** One graph of each isomorphism class on `order` vertices, with the number of its labelings. */
export function unlabeledGraphs(order: number): { graph: Csr; labelings: number }[] {
  const pairs = pairsOf(order);
  const index = new Map(pairs.map(([a, b], i) => [a * order + b, i]));
  const moves = permutations(order).map((p) =>
    pairs.map(([a, b]) => index.get(Math.min(p[a], p[b]) * order + Math.max(p[a], p[b])) as number),
  );
  const seen = new Uint8Array(2 ** pairs.length);
  const classes: { graph: Csr; labelings: number }[] = [];
  for (let bits = 0; bits < seen.length; bits++) {
    if (seen[bits] === 1) continue;
    let labelings = 0;
    for (const move of moves) {
      let image = 0;
      for (let i = 0; i < pairs.length; i++) if ((bits >>> i) & 1) image |= 1 << move[i];
      if (seen[image] === 0) labelings++;
      seen[image] = 1;
    }
    classes.push({ graph: graphOfBits(order, bits), labelings });
  }
  return classes;
}

export function shuffled(graph: Csr, random: () => number): { graph: Csr; map: number[] } {
  const map = Array.from({ length: graph.order }, (_, i) => i);
  for (let i = map.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [map[i], map[j]] = [map[j], map[i]];
  }
  const edges: [number, number][] = [];
  for (let v = 0; v < graph.order; v++)
    for (let i = graph.offsets[v]; i < graph.offsets[v + 1]; i++)
      if (graph.directed || v < graph.targets[i]) edges.push([map[v], map[graph.targets[i]]]);
  return { graph: graphFromEdges(graph.order, edges, graph.directed), map };
}

/** Random graphs with different labels, some of which need escapes. */
export const labeled = (maxOrder: number): fc.Arbitrary<{ graph: Csr; labels: string[] }> =>
  graphs(maxOrder).chain((graph) =>
    fc
      .uniqueArray(
        fc.oneof(
          fc.string(),
          fc.constantFrom('1,2/3/', 'a"b', 'x\ny', 'x\ry', '\r\n', '', '"', '12//'),
        ),
        { minLength: graph.order, maxLength: graph.order },
      )
      .map((labels) => ({ graph, labels })),
  );

/** A graph on `order` vertices with each edge in it by chance, the same in every run. */
export function chanceGraph(order: number, share: number, seed: number): Csr {
  const random = seededRandom(seed);
  return graphFromEdges(
    order,
    pairsOf(order).filter(() => random() < share),
  );
}

/**
 * The same graph with each row of neighbors the other way round: no algorithm may ask for sorted
 * rows.
 */
export function withRowsReversed(graph: Csr): Csr {
  const targets = graph.targets.slice();
  for (let v = 0; v < graph.order; v++)
    targets.subarray(graph.offsets[v], graph.offsets[v + 1]).reverse();
  return { ...graph, targets };
}
