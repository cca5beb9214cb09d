import { blockGame } from '@manaus/blocks';
import { type Checks, type Effort, general, range, type Words } from '../../check/index.js';
import { searched } from '../evidence/block-search.js';
import { below, drawn, type Random } from '../evidence/draws.js';
import {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from '../evidence/reductions/to-edge.js';
import { solved } from '../evidence/reductions.js';

/** A grid graph, and the ends of the path that is asked for. */
interface Question {
  readonly graph: GridGraph;
  readonly u: Place;
  readonly v: Place;
}

const cells = (width: number, height: number): Place[] =>
  range(0, width * height - 1).map((i) => [i % width, Math.floor(i / width)]);

/** Every vertex set of a grid with every ordered pair of its vertices; small sets first. */
function everyQuestion(width: number, height: number): Question[] {
  const all = cells(width, height);
  const graphs = range(0, 2 ** all.length - 1).map((bits) => all.filter((_, i) => (bits >> i) & 1));
  // Every ordered pair of vertices of a graph.
  return graphs
    .sort((a, b) => a.length - b.length)
    .flatMap((graph) =>
      graph.flatMap((u) => graph.filter((v) => v !== u).map((v) => ({ graph, u, v }))),
    );
}

function randomQuestion(random: Random): Question {
  const graph = cells(4, 3).filter((_, i) => i < 2 || random() < 0.85);
  const u = graph[below(random, graph.length)];
  const others = graph.filter((place) => place !== u);
  return { graph, u, v: others[below(random, others.length)] };
}

/** Questions, and what they are called. */
type Asked = { readonly asked: readonly Question[]; readonly named: Words };

function questions(effort: Effort): Asked {
  const [height, count] = effort === 'full' ? [3, 1000] : [2, 200];
  const every = everyQuestion(3, height);
  const asked = [...every, ...drawn(41, count, randomQuestion)];
  return {
    asked,
    named: {
      en: `all ${every.length} questions on induced subgraphs of the 3 x ${height} grid and ${count} random ones of the 4 x 3 grid`,
      pt: `todas as ${every.length} perguntas sobre subgrafos induzidos da grade 3 x ${height} e ${count} aleatórias da grade 4 x 3`,
    },
  };
}

const levelOf = ({ graph, u, v }: Question) => gridToEdge(graph, u, v);

export default {
  'theorem-4.1': (effort) => {
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
} satisfies Checks;
