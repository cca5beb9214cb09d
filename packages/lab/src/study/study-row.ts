import { formatLabel, type Tower } from '@manaus/core';
import {
  bipartition,
  type Components,
  type Csr,
  hamiltonPath,
  inducedSubgraph,
} from '@manaus/graph';
import { componentExtent } from '@manaus/graph/internals';
import {
  breadthFirstSearch,
  countShortestPaths,
  reverse,
  stronglyConnectedComponents,
  toCsr,
  toUndirected,
  vertexOf,
} from '@manaus/graph/search';
import { pegSymmetries } from '@manaus/kernels';
import { towerGraph } from '@manaus/kernels/graphs';
import type { Analysis } from '../towers/analysis.js';
import { analyze } from '../towers/analyze.js';
import { largestFirst } from '../towers/analyze-explicit.js';
import { perfectState } from '../towers/every-peg.js';
import { EFFORT, type RowOptions, type StudyRow } from './row.js';

type Extras = Omit<StudyRow, keyof Analysis | 'seconds'>;

/** The row of a tower: its analysis, and further invariants if its graph is stored. */
export function studyRow(tower: Tower, options: RowOptions): StudyRow {
  const start = performance.now();
  const analysis = analyze(tower, options);
  const extras =
    analysis.method === 'explicit' ? storedExtras(tower, analysis, options) : onlyCounted(analysis);
  return { ...analysis, ...extras, seconds: Math.round(performance.now() - start) / 1000 };
}

/** The fields that only a stored graph answers. */
const NOT_ASKED = {
  goals: null,
  radius: null,
  bipartite: null,
  hamiltonPath: null,
  solutions: null,
  fromFirstPeg: null,
};

/** The further fields after a search that does not store the graph. */
function onlyCounted({ components, diameters }: Analysis): Extras {
  const alone = components?.length === 1;
  return {
    ...NOT_ASKED,
    reaching: alone ? [true] : null,
    diameter: alone ? (diameters?.[0] ?? null) : null,
  };
}

function storedExtras(tower: Tower, analysis: Analysis, options: RowOptions): Extras {
  options.onProgress?.('solutions', null);
  const graph = toCsr(towerGraph(tower));
  const goals = tower.goalRanks.map((rank) => vertexOf(graph, rank));
  const { distance, visited, spheres } = breadthFirstSearch(reverse(graph), goals);
  const counts = countShortestPaths(reverse(graph), goals);
  const worst = visited.subarray(visited.length - (spheres.at(-1) as number));
  const parts = stronglyConnectedComponents(graph);
  const ids = largestFirst(parts);
  const home = parts.component[goals[0]];
  const reaching = new Set(visited.map((vertex) => parts.component[vertex]));
  return {
    reaching: ids.map((id) => reaching.has(id)),
    goals: goals.length,
    diameter: analysis.diameters?.[ids.indexOf(home)] ?? null,
    radius: radius(tower, graph, goals[0], ids.length === 1, options),
    bipartite: bipartition(toUndirected(graph)).bipartite,
    hamiltonPath: graph.directed ? null : hasHamiltonPath(graph, parts, home, options),
    solutions: Array.from(worst).reduce((sum, vertex) => sum + counts[vertex], 0n),
    fromFirstPeg: fromFirstPeg(tower, graph, distance, counts),
  };
}

function radius(
  tower: Tower,
  graph: Csr,
  vertex: number,
  connected: boolean,
  { effort = EFFORT, onProgress }: RowOptions,
): number | null {
  if (graph.directed) return null;
  const symmetries = connected ? pegSymmetries(tower, graph) : [];
  return (
    componentExtent(graph, vertex, {
      effort,
      symmetries,
      onSearch: () => onProgress?.('radius', null),
    })?.radius ?? null
  );
}

function fromFirstPeg(
  tower: Tower,
  graph: Csr,
  distance: Int32Array,
  counts: readonly bigint[],
): Extras['fromFirstPeg'] {
  const state = perfectState(tower, 0);
  if (state === null) return null;
  const vertex = vertexOf(graph, tower.codec.rank(state));
  if (distance[vertex] === 0) return null;
  return {
    label: formatLabel(state),
    moves: distance[vertex] < 0 ? null : distance[vertex],
    solutions: counts[vertex],
  };
}

/** Larger components are not tried: a choice of the search looks at all vertices. */
const MOST_VERTICES = 3000;

/** True if a component has a Hamilton path; `null` if the effort does not suffice. */
function hasHamiltonPath(
  graph: Csr,
  { component, sizes }: Components,
  id: number,
  { effort = EFFORT, onProgress }: RowOptions,
): boolean | null {
  if (sizes[id] > MOST_VERTICES) return null;
  onProgress?.('Hamilton path', null);
  const vertices = Array.from(component.keys()).filter((vertex) => component[vertex] === id);
  const { answer } = hamiltonPath(inducedSubgraph(graph, vertices), {
    limit: Math.floor(effort / (10 * sizes[id])),
  });
  return answer === 'unknown' ? null : answer === 'found';
}
