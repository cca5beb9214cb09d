import type { TowerRules } from '@manaus/core';
import { degreeCounts, type ImplicitGraph, type Keeper, searchTower, towerGraph } from '@manaus/graph';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';
import { availableMemory } from './memory.js';

/** Analysis without storing the graph: degrees counted, where the rules allow it without a look at every state; one search for distances. */
export function analyzeImplicit(rules: TowerRules, goals: readonly number[], options: AnalyzeOptions, keeper?: Keeper): Searched {
  const counts = degreeCounts(rules) ?? countStates(towerGraph(rules), options);
  const order = counts.reduce((sum, count) => sum + count, 0);
  const arcs = counts.reduce((sum, count, degree) => sum + count * degree, 0);
  const directed = rules.moves.some((row, from) => row.some((allowed, to) => allowed !== rules.moves[to][from]));
  const { reached, ...distances } = searchDistances(rules, goals, order, options, keeper);
  return {
    order,
    size: directed ? arcs : arcs / 2,
    directed,
    ...degreeFields(counts),
    components: !directed && reached === order ? [reached] : null,
    diameters: null,
    planar: null,
    ...distances,
  };
}

/** The distances to the goals by a kernel, and which one it was. */
export function searchDistances(rules: TowerRules, goals: readonly number[], order: number, { backend, workers, onProgress }: AnalyzeOptions, keeper?: Keeper) {
  const found = searchTower(rules, {
    goals,
    backend,
    workers,
    memory: availableMemory(),
    keeper,
    onLevel: (done) => onProgress?.('distances', done / order),
  });
  return { reached: found.reached, spheres: found.spheres, ranksFarthest: found.farthest, engine: found.engine, backend: found.backend, workers: found.workers };
}

function countStates(graph: ImplicitGraph, options: AnalyzeOptions): number[] {
  const degrees = new Array<number>(graph.maxDegree + 1).fill(0);
  const out = new Uint32Array(graph.maxDegree + 1);
  const step = Math.ceil(graph.space / 100);
  for (let rank = 0; rank < graph.space; rank++) {
    if (rank % step === 0) options.onProgress?.('states', rank / graph.space);
    if (graph.has(rank)) degrees[graph.neighbors(rank, out)]++;
  }
  return degrees;
}
