import { seededRandom } from '@manaus/core';
import { edgesOf, graphFromEdges } from '@manaus/graph';

/** Random graphs of up to `most` vertices, sparse and dense, from a seed. */
export function randomGraphs(count, most, seed, directed = false) {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const order = 1 + Math.floor(random() * most);
    const density = random();
    /** @type {[number, number][]} */
    const edges = [];
    for (let a = 0; a < order; a++)
      for (let b = directed ? 0 : a + 1; b < order; b++)
        if (a !== b && random() < density) edges.push([a, b]);
    return graphFromEdges(order, edges, directed);
  });
}

/** The graph under other names, and the new name of each vertex. */
export function renamed(graph, seed) {
  const random = seededRandom(seed);
  const map = Array.from({ length: graph.order }, (_, v) => v);
  for (let i = map.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [map[i], map[j]] = [map[j], map[i]];
  }
  /** @type {[number, number][]} */
  const edges = edgesOf(graph).map(([a, b]) => [map[a], map[b]]);
  return { graph: graphFromEdges(graph.order, edges, graph.directed), map };
}
