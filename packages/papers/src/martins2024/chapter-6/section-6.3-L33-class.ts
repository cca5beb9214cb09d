import { london } from '@manaus/core';
import { biconnectedComponents, type Csr, isomorphism, triangularSnake } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { type Checks, finite, type ItemCheck, range, withValues } from '../../check/index.js';
import { pairsAmong } from '../../shared/pairs.js';
import { butterflyCover } from '../evidence/butterflies.js';
import {
  neighborsByLabel,
  playedLabels,
  storedLabels,
  withoutLabels,
} from '../evidence/labeled-graphs.js';

/** Whether the graph is a snake T_k, and its edges in no butterfly. */
type Class = { readonly isSnake: boolean; readonly loose: readonly string[] };

type Case = {
  readonly vertices: number;
  /** The vertices of the butterfly T_3. */
  readonly butterfly: number;
  readonly edge: readonly [string, string];
  readonly loose: number;
  readonly blocks: number;
};

function inStoredGraph(discs: number): Class {
  const labeled = storedLabels(london(discs));
  const graph = withoutLabels(labeled);
  const loose = butterflyCover(graph).looseEdges.map(([a, b]) =>
    [labeled.states[a], labeled.states[b]].sort().join(' '),
  );
  return { isSnake: isSnake(graph), loose: loose.sort() };
}

const isSnake = (graph: Csr): boolean =>
  range(1, 20)
    .map(triangularSnake)
    .some((snake) => snake.order === graph.order && isomorphism(snake, graph).answer === 'found');

/**
 * A snake has an odd order, and every edge in a triangle; a butterfly is two triangles with just
 * one vertex in common.
 */
function byRules(discs: number): Class {
  const labeled = playedLabels(london(discs));
  const triangles = trianglesOf(labeled);
  const held = triangles.filter((one) =>
    triangles.some((other) => one.filter((label) => other.includes(label)).length === 1),
  );
  const inButterfly = new Set(held.flatMap(movesIn));
  const inTriangle = new Set(triangles.flatMap(movesIn));
  return {
    isSnake: labeled.states.length % 2 === 1 && labeled.moves.every((edge) => inTriangle.has(edge)),
    loose: labeled.moves.filter((edge) => !inButterfly.has(edge)).sort(),
  };
}

function trianglesOf(labeled: ReturnType<typeof playedLabels>): string[][] {
  const neighbors = neighborsByLabel(labeled);
  return labeled.moves.flatMap((pair) => {
    const [a, b] = pair.split(' ');
    const common = neighbors.get(a)?.filter((c) => c > b && neighbors.get(b)?.includes(c)) ?? [];
    return common.map((c) => [a, b, c]);
  });
}

const movesIn = (triangle: readonly string[]): string[] =>
  pairsAmong(triangle).map((pair) => pair.join(' '));

/** A snake T_k has 2k - 1 vertices and only triangles as blocks; neither is true of L_3^3. */
const check = () =>
  withValues(
    finite<number, Class>({
      checked: {
        en: 'L_3^3 against every T_k with k <= 20 by order and isomorphism, its blocks, and its edges against its butterflies',
        pt: 'L_3^3 comparado com todo T_k com k <= 20 pela ordem e por isomorfismo, com os seus blocos, e as suas arestas com as suas borboletas',
      },
      instances: [3],
      satisfies: ({ isSnake, loose }) => isSnake || loose.length === 0,
      methods: {
        'snakes and butterflies of the stored graph': inStoredGraph,
        'triangles by the plain rules': byRules,
      },
    }),
    ({ instance, computed }): Case => {
      const { graph, labels } = storeTower(london(instance));
      const [a, b] = butterflyCover(graph).looseEdges[0];
      return {
        vertices: graph.order,
        butterfly: triangularSnake(3).order,
        edge: [labels[a], labels[b]],
        loose: computed.loose.length,
        blocks: biconnectedComponents(graph).blocks.length,
      };
    },
  );

export default {
  'section-6.3/L33-class': {
    check,
    counterexample: {
      en: ({ vertices, butterfly, edge, loose, blocks }) =>
        `L_3^3 has ${vertices} vertices, and a snake T_k has 2k - 1, an odd number (the butterfly T_3 has ${butterfly}); its edge ${edge.join(' - ')} lies in no triangle, as ${loose} of its edges, and every edge of a snake lies in one; it has ${blocks === 1 ? 'one block' : `${blocks} blocks`}, and the blocks of a snake are triangles`,
      pt: ({ vertices, butterfly, edge, loose, blocks }) =>
        `L_3^3 tem ${vertices} vértices, e um cobra triangular T_k tem 2k - 1, um número ímpar (a borboleta T_3 tem ${butterfly}). A sua aresta ${edge.join(' - ')} não está em nenhum triângulo (há ${loose} arestas assim), e toda aresta de um cobra triangular está em um; além disso, L_3^3 tem ${blocks === 1 ? 'um único bloco' : `${blocks} blocos`}, e os blocos de um cobra triangular são triângulos.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
