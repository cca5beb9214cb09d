import { blockGame } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { type Effort, general, type Item, type Words } from '../../check/index.js';
import { searched } from '../evidence/block-search.js';
import {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from '../evidence/reductions/to-edge.js';
import { solved } from '../evidence/reductions.js';
import { edgeRules } from '../evidence/rules.js';

/** A grid graph, and the ends of the path that is asked for. */
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

function questions(effort: Effort): { asked: Question[]; named: Words } {
  const [width, height] = effort === 'full' ? [3, 3] : [3, 2];
  const [every, random] = [
    everyQuestion(width, height),
    randomQuestions(effort === 'full' ? 1000 : 200),
  ];
  return {
    asked: [...every, ...random],
    named: {
      en: `all ${every.length} questions on induced subgraphs of the ${width} x ${height} grid and ${random.length} random ones of the 4 x 3 grid`,
      pt: `todas as ${every.length} perguntas sobre subgrafos induzidos da grade ${width} x ${height} e ${random.length} aleatórias da grade 4 x 3`,
    },
  };
}

const levelOf = ({ graph, u, v }: Question) => gridToEdge(graph, u, v);

export default {
  id: 'ramos2014/theorem-4.1',
  statement: {
    en: 'For every induced subgraph H of a grid and all vertices u ≠ v of H: the level with a cell a vertex, start u, v blue, and the other blue cell apart from H and next to the end is solvable if and only if H has a Hamiltonian path from u to v.',
    pt: 'Para todo subgrafo induzido H de uma grade e todos os vértices u ≠ v de H: a fase com uma posição para cada vértice, início em u, v azul e a outra posição azul afastada de H e vizinha do fim tem solução se e somente se H tem um caminho hamiltoniano de u a v.',
  },
  rules: edgeRules,
  departs: {
    en: 'u ≠ v: the start is not a blue cell, and a graph of one vertex is answered without a level.',
    pt: 'u ≠ v: o início não é uma posição azul, e um grafo de um só vértice se responde sem fase.',
  },
  recorded: 'holds-in-range',
  check: (effort) => {
    const { asked, named } = questions(effort);
    return general({
      checked: {
        en: `${named.en}: the level by a search of all states and by the fast solver, the path set of vertices by set`,
        pt: `${named.pt}: a fase por uma busca de todos os estados e pelo resolvedor rápido, o caminho conjunto a conjunto de vértices`,
      },
      instances: asked,
      stated: ({ graph, u, v }) => hasHamiltonianPath(graph, u, v),
      methods: {
        'search by the rules': (question) => searched(blockGame(levelOf(question))).path !== null,
        'the fast solver': (question) => solved(levelOf(question)).solvable,
      },
    });
  },
} satisfies Item;
