import { type Csr, edgesOf } from '../csr.js';
import type { BiconnectedComponents } from './biconnected.js';

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
  graph: Csr,
  { articulations, bridges, blocks }: BiconnectedComponents,
): boolean {
  const name = ([a, b]: readonly [number, number]) => `${a}-${b}`;
  const sorted = (edges: Edges) => edges.map(name).sort().join();
  if (sorted(edgesOf(graph)) !== sorted(blocks.flat())) return false;
  const vertices = blocks.map((block) => [...new Set(block.flat())]);
  if (
    !blocks.every((block, i) => vertices[i].every((v) => staysWhole(block, vertices[i].length, v)))
  )
    return false;
  const all = new Set(vertices.flat());
  const incidences = vertices.reduce((sum, own) => sum + own.length, 0);
  // A graph is a forest just when its nodes less its edges are its components.
  if (all.size + blocks.length - incidences !== componentCount(edgesOf(graph), all)) return false;
  const times = new Map<number, number>();
  for (const v of vertices.flat()) times.set(v, (times.get(v) ?? 0) + 1);
  const shared = [...all].filter((v) => (times.get(v) ?? 0) > 1).sort((a, b) => a - b);
  return (
    shared.join() === articulations.join() &&
    sorted(bridges) === sorted(blocks.filter((block) => block.length === 1).flat())
  );
}

function staysWhole(block: Edges, order: number, without: number): boolean {
  const rest = block.filter((edge) => !edge.includes(without));
  const left = new Set(rest.flat());
  return order === 2 || (left.size === order - 1 && componentCount(rest, left) === 1);
}

function componentCount(edges: Edges, vertices: ReadonlySet<number>): number {
  const leader = new Map([...vertices].map((v) => [v, v]));
  const find = (v: number): number => {
    let at = v;
    for (let up = leader.get(at) as number; up !== at; up = leader.get(at) as number) {
      leader.set(at, leader.get(up) as number);
      at = up;
    }
    return at;
  };
  let count = vertices.size;
  for (const [a, b] of edges) {
    const [x, y] = [find(a), find(b)];
    if (x !== y) count--;
    leader.set(x, y);
  }
  return count;
}
