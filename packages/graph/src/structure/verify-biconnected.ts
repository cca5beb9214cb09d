import { requireShape, tally } from '@manaus/core/internals';
import { edgesOf, type Graph } from '../csr.js';
import { requireListOf, requirePairs } from '../requirements.js';
import type { BiconnectedComponents } from './biconnected.js';

const place = 'graph/blocks';

type Edges = readonly (readonly [number, number])[];

/**
 * True if these are the biconnected components of the graph: they share out its edges, none falls
 * apart without one of its vertices, and the blocks and their vertices make a forest (so none can
 * be larger); the articulation points and bridges follow.
 *
 * Time O(the squares of the blocks' sizes). Shares no code with the finder.
 *
 * @example
 * ```ts
 * verifyBiconnectedComponents(pathGraph(3), { articulations: [1], bridges: [[0, 1], [1, 2]], blocks: [[[0, 1]], [[1, 2]]] }); // => true
 * verifyBiconnectedComponents(pathGraph(3), { articulations: [], bridges: [], blocks: [[[0, 1], [1, 2]]] }); // => false
 * ```
 */
export function verifyBiconnectedComponents(
  graph: Graph,
  components: BiconnectedComponents,
): boolean {
  const { articulations, bridges, blocks } = requireShape(place, 'components', components, [
    'articulations',
    'bridges',
    'blocks',
  ]);
  requireListOf(place, 'articulations', 'vertices', articulations);
  requirePairs(place, 'bridges', bridges);
  requireListOf(place, 'blocks', 'entries', blocks);
  for (const block of blocks) requirePairs(place, 'blocks', block);
  const edges = edgesOf(graph);
  const vertices = blocks.map((block) => [...new Set(block.flat())]);
  return (
    sorted(edges) === sorted(blocks.flat()) &&
    blocks.every((block, i) =>
      vertices[i].every((v) => staysWhole(block, vertices[i].length, v)),
    ) &&
    isForest(vertices, edges) &&
    inSeveral(vertices).join() === articulations.join() &&
    sorted(bridges) === sorted(blocks.filter((block) => block.length === 1).flat())
  );
}

/** The edges as a text, sorted. */
const sorted = (edges: Edges): string =>
  edges
    .map(([a, b]) => `${a}-${b}`)
    .sort()
    .join();

/**
 * True if vertices and blocks form a forest, that is, if its nodes less its edges are its
 * components.
 */
function isForest(blocks: readonly (readonly number[])[], edges: Edges): boolean {
  const incidences = blocks.flat();
  const all = new Set(incidences);
  return all.size + blocks.length - incidences.length === componentCount(edges, all);
}

/** The vertices that are in two blocks or more, increasing. */
function inSeveral(blocks: readonly (readonly number[])[]): number[] {
  const times = tally(blocks.flat());
  return [...times.keys()].filter((v) => times.get(v) !== 1).sort((a, b) => a - b);
}

function staysWhole(block: Edges, order: number, without: number): boolean {
  const rest = block.filter((edge) => !edge.includes(without));
  const left = new Set(rest.flat());
  return order === 2 || (left.size === order - 1 && componentCount(rest, left) === 1);
}

/** The leader that leads itself, from a vertex on; halves the way to it. */
function lastLeader(leader: Map<number, number>, v: number): number {
  let at = v;
  for (let up = leader.get(at) as number; up !== at; up = leader.get(at) as number) {
    leader.set(at, leader.get(up) as number);
    at = up;
  }
  return at;
}

function componentCount(edges: Edges, vertices: ReadonlySet<number>): number {
  const leader = new Map([...vertices].map((v) => [v, v]));
  let count = vertices.size;
  for (const [a, b] of edges) {
    const [x, y] = [lastLeader(leader, a), lastLeader(leader, b)];
    if (x !== y) count--;
    leader.set(x, y);
  }
  return count;
}
