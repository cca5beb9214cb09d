/**
 * {@include ../README.md}
 *
 * @module @manaus/graph
 */

export {
  type Csr,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  rankOf,
  reverse,
  size,
  toCsr,
  toUndirected,
  vertexOf,
} from './csr.js';
export type { ImplicitGraph } from './implicit-graph.js';
export type { GraphAttributes } from './io/attributes.js';
export { type CodedGraph, fromCode } from './io/code.js';
export { fromCsv, toCsv } from './io/csv.js';
export { fromDigraph6, toDigraph6 } from './io/digraph6.js';
export { fromDot } from './io/dot/from-dot.js';
export { toDot } from './io/dot/to-dot.js';
export { fromEdgeList, toEdgeList } from './io/edge-list.js';
export { fromGraph6, toGraph6 } from './io/graph6.js';
export { fromGraphml } from './io/graphml/from-graphml.js';
export { toGraphml } from './io/graphml/to-graphml.js';
export { fromJson, toJson } from './io/json.js';
export { fromNodeLink, toNodeLink } from './io/node-link.js';
export { fromSparse6, toSparse6 } from './io/sparse6.js';
export { degreeDistribution } from './metrics/degrees.js';
export { componentDiameter, diameter, radius } from './metrics/diameter.js';
export { center, eccentricity, periphery } from './metrics/eccentricity.js';
export { wienerIndex } from './metrics/wiener-index.js';
export {
  type AllStarts,
  type AllStartsOptions,
  checkAllStarts,
  type Misstep,
  type Step,
} from './search/all-starts.js';
export { breadthFirstSearch } from './search/breadth-first-search.js';
export {
  type Components,
  connectedComponents,
  stronglyConnectedComponents,
} from './search/components.js';
export type { CoveringProblem } from './search/covering-plan.js';
export { coveringWalk } from './search/covering-walk.js';
export { explore } from './search/explore.js';
export { countShortestPaths, shortestPath } from './search/shortest-paths.js';
export {
  type ReachableStates,
  reachableStates,
  type StateSearchOptions,
  type TransitionSystem,
} from './search/transition-system.js';
export { biconnectedComponents } from './structure/biconnected.js';
export { bipartition } from './structure/bipartite.js';
export { type ChromaticNumber, chromaticNumber } from './structure/coloring/chromatic-number.js';
export { isProperColoring } from './structure/coloring/is-proper-coloring.js';
export { butterfliesOf, countCycles, cyclesOf, trianglesOf } from './structure/count.js';
export {
  alternateTriangularSnake,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  pathGraph,
  sierpinskiTriangleGraph,
  triangularSnake,
} from './structure/families.js';
export { graft, graftAll } from './structure/graft.js';
export { hamiltonCycle, hamiltonPath } from './structure/hamilton/hamilton.js';
export { verifyHamilton } from './structure/hamilton/verify-hamilton.js';
export { verifyNoHamilton } from './structure/hamilton/verify-no-hamilton.js';
export { inducedSubgraph } from './structure/induced.js';
export { type Automorphisms, automorphisms } from './structure/isomorphism/automorphisms.js';
export { type CanonicalForm, canonicalForm } from './structure/isomorphism/canonical-form.js';
export { type Isomorphism, isomorphism } from './structure/isomorphism/isomorphism.js';
export { verifyIsomorphism, verifySubgraph } from './structure/isomorphism/verify-isomorphism.js';
export { type Matching, maximumMatching } from './structure/matching.js';
export { isPlanar } from './structure/planarity/left-right.js';
export { planarity } from './structure/planarity/planarity.js';
export { verifyEmbedding } from './structure/planarity/verify-embedding.js';
export { verifyKuratowski } from './structure/planarity/verify-kuratowski.js';
export { type EdgeColoring, ramseyColoring, residueColoring } from './structure/ramsey.js';
export { maximumDisjoint } from './structure/sets/disjoint.js';
export {
  maximumClique,
  maximumIndependentSet,
  type VertexSet,
} from './structure/sets/maximum-sets.js';
export { isClique, isIndependentSet } from './structure/sets/verify-sets.js';
export { shortestCycle } from './structure/shortest-cycle.js';
export { countSpanningTrees } from './structure/spanning-trees.js';
export { doorGraph, multicolored, spernerLabels } from './structure/sperner-labeling.js';
export { countSubgraphs, findSubgraph } from './structure/subgraph.js';
export {
  randomTriangulation,
  type Triangulation,
  type TriangulationFault,
  triangulationFault,
} from './structure/triangulation.js';
export { verifyBiconnectedComponents } from './structure/verify-biconnected.js';
export { verifyBipartition } from './structure/verify-bipartition.js';
export { verifyColoring } from './structure/verify-coloring.js';
export { verifyMatching } from './structure/verify-matching.js';
