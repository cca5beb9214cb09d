import type { TowerRules } from '@manaus/core';
import { backwards, explore, type ImplicitGraph, towerGraph } from '@manaus/graph';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';

/** Analysis without storing the graph: one pass over all states for degrees, one search for distances. */
export function analyzeImplicit(rules: TowerRules, goals: readonly number[], options: AnalyzeOptions): Searched {
  const graph = towerGraph(rules);
  const counts = countStates(graph, options);
  const { reached, spheres, farthest } = explore(graph.directed ? towerGraph(backwards(rules)) : graph, goals, {
    onLevel: (done) => options.onProgress?.('distances', done / counts.order),
  });
  return {
    order: counts.order,
    size: graph.directed ? counts.arcs : counts.arcs / 2,
    directed: graph.directed,
    ...degreeFields(counts.degrees),
    components: !graph.directed && reached === counts.order ? [reached] : null,
    diameters: null,
    planar: null,
    spheres,
    ranksFarthest: farthest,
  };
}

function countStates(graph: ImplicitGraph, options: AnalyzeOptions): { order: number; arcs: number; degrees: number[] } {
  const degrees = new Array<number>(graph.maxDegree + 1).fill(0);
  const out = new Uint32Array(graph.maxDegree + 1);
  const step = Math.ceil(graph.space / 100);
  for (let rank = 0; rank < graph.space; rank++) {
    if (rank % step === 0) options.onProgress?.('states', rank / graph.space);
    if (graph.has(rank)) degrees[graph.neighbors(rank, out)]++;
  }
  const order = degrees.reduce((sum, count) => sum + count, 0);
  const arcs = degrees.reduce((sum, count, degree) => sum + count * degree, 0);
  return { order, arcs, degrees };
}
