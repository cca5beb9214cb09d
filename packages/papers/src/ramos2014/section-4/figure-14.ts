import { blockGame, shortestPlay } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { sum } from '@manaus/core/internals';
import { type Checks, conjunction, finite, range } from '../../check/index.js';
import { nextStates, searched } from '../evidence/block-search.js';
import { cellsOf } from '../evidence/level-walks.js';
import { nextCodes } from '../evidence/packed-search.js';
import {
  type GridGraph,
  gridToEdge,
  hasHamiltonianPath,
  type Place,
} from '../evidence/reductions/to-edge.js';
import { levelPlan } from '../figures/level-plan.js';

type Ends = { readonly u: Place; readonly v: Place };

/** Three rows of four without a corner. */
const drawnGraph: GridGraph = range(0, 11)
  .filter((i) => i !== 3)
  .map((i): Place => [i % 4, Math.floor(i / 4)]);
const [from, to]: [Place, Place] = [
  [0, 0],
  [3, 1],
];
const drawnLevel = () => gridToEdge(drawnGraph, from, to);

/**
 * The number of Hamiltonian paths between two vertices, by going on as long as there is a neighbor
 * left.
 */
function pathsIn(graph: GridGraph, u: Place, v: Place): number {
  const left = graph.filter((place) => place !== u);
  if (left.length === 0) return u === v ? 1 : 0;
  const next = left.filter(([x, y]) => Math.abs(x - u[0]) + Math.abs(y - u[1]) === 1);
  return sum(next.map((place) => pathsIn(left, place, v)));
}

/** The solutions of a level, by trying every move. */
function byRules({ u, v }: Ends): number {
  const game = blockGame(gridToEdge(drawnGraph, u, v));
  const count = (state: typeof game.start): number =>
    game.wins(state) ? 1 : sum(nextStates(game, state).map(count));
  return count(game.start);
}

/** The same by the game in numbers. */
function inNumbers({ u, v }: Ends): number {
  const game = packedGame(gridToEdge(drawnGraph, u, v));
  const count = (code: number): number =>
    game.wins(code) ? 1 : sum(nextCodes(game, code).map(count));
  return count(game.start);
}

const ends: Ends[] = drawnGraph.flatMap((u) =>
  drawnGraph.filter((v) => v !== u).map((v) => ({ u, v })),
);

const allPairs = () =>
  finite<Ends, number>({
    checked: {
      en: `the ${ends.length} ordered pairs of vertices: solutions by trying every move, by the rules and in numbers, paths by going on`,
      pt: `os ${ends.length} pares ordenados de vértices: as soluções tentando cada movimento, pelas regras e em números, os caminhos seguindo adiante`,
    },
    instances: ends,
    stated: ({ u, v }) => pathsIn(drawnGraph, u, v),
    methods: { 'every move by the rules': byRules, 'every move in numbers': inNumbers },
  });

const drawnPair = () =>
  finite<Ends, boolean>({
    checked: {
      en: 'the pair drawn: a path set by set, and a solution by search',
      pt: 'o par desenhado: um caminho conjunto a conjunto, e uma solução por busca',
    },
    instances: [{ u: from, v: to }],
    stated: () => true,
    methods: {
      'set by set': ({ u, v }) => hasHamiltonianPath(drawnGraph, u, v),
      'search by the rules': ({ u, v }) =>
        searched(blockGame(gridToEdge(drawnGraph, u, v))).path !== null,
    },
  });

export default {
  'figure-14': {
    figure: (language) =>
      levelPlan(language, {
        level: drawnLevel(),
        title: 'A Hamiltonian path as a level of On The Edge',
        subtitle: 'From S over every vertex to the blue v, which takes to the other blue cell',
        path: cellsOf(drawnLevel(), shortestPlay(blockGame(drawnLevel())).path ?? '')
          .slice(0, drawnGraph.length - 1)
          .concat(drawnLevel().width * to[1] + to[0]),
      }),
    check: () => conjunction<unknown>(allPairs(), drawnPair()),
  },
} satisfies Checks;
