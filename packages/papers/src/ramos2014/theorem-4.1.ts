import { blockGame } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { general } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { searchLevel } from './evidence/reductions/search.js';
import {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from './evidence/reductions/to-edge.js';

interface Question {
  readonly graph: GridGraph;
  readonly u: Place;
  readonly v: Place;
}

const cells = (width: number, height: number): Place[] =>
  Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);

/** Every vertex set of a grid with every ordered pair of its vertices; small sets first. */
function everyQuestion(width: number, height: number): Question[] {
  const all = cells(width, height);
  const graphs = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((__, i) => (bits >> i) & 1),
  ).sort((a, b) => a.length - b.length);
  return graphs.flatMap((graph) =>
    graph.flatMap((u) => graph.filter((v) => v !== u).map((v) => ({ graph, u, v }))),
  );
}

function randomQuestions(count: number): Question[] {
  const random = seededRandom(41);
  return Array.from({ length: count }, () => {
    const graph = cells(4, 3).filter((_, i) => i < 2 || random() < 0.85);
    const u = graph[Math.floor(random() * graph.length)];
    const others = graph.filter((place) => place !== u);
    return { graph, u, v: others[Math.floor(random() * others.length)] };
  });
}

function questions(effort: Effort): { asked: Question[]; named: string } {
  const [width, height] = effort === 'full' ? [3, 3] : [3, 2];
  const [every, random] = [
    everyQuestion(width, height),
    randomQuestions(effort === 'full' ? 1000 : 200),
  ];
  return {
    asked: [...every, ...random],
    named: `all ${every.length} questions on induced subgraphs of the ${width} x ${height} grid and ${random.length} random ones of the 4 x 3 grid`,
  };
}

function wrong({ graph, u, v }: Question): string | null {
  const { path } = searchLevel(blockGame(gridToEdge(graph, u, v)));
  const has = hasHamiltonianPath(graph, u, v);
  if ((path !== null) === has) return null;
  return `vertices ${graph.map((place) => `(${place})`).join(' ')}, from (${u}) to (${v}): ${has ? 'a Hamiltonian path, and no solution' : `no Hamiltonian path, and the solution ${path}`}`;
}

const item: Item = {
  id: 'ramos2014/theorem-4.1',
  kind: 'theorem',
  statement:
    'For every induced subgraph H of a grid and all vertices u ≠ v of H: the level with a cell a vertex, start u, v blue, and the other blue cell apart from H and next to the end is solvable if and only if H has a Hamiltonian path from u to v.',
  departs:
    'u ≠ v: the start is not a blue cell, and a graph of one vertex is answered without a level.',
  uses: [],
  recorded: 'holds-in-range',
  check(effort) {
    const { asked, named } = questions(effort);
    return general(asked, wrong, {
      checked: `${named}: the level by a search of all states, the path set of vertices by set`,
      methods: 2,
    });
  },
};
export default item;
