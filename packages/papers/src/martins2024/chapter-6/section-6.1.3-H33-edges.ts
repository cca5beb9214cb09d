import { sum } from '@manaus/core/internals';
import {
  alternateTriangularSnake,
  type Csr,
  edgesOf,
  neighborsOf,
  size,
  trianglesOf,
} from '@manaus/graph';
import {
  type Checks,
  finite,
  type ItemCheck,
  inBoth,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { pairsAmong } from '../../shared/pairs.js';
import { hasCopy } from '../evidence/copies.js';

/** Triangles, edges in no triangle, and whether the graph is A(T_6). */
type Made = { readonly triangles: number; readonly beside: number; readonly isSnake: boolean };

/** The vertices and edges of H_3^3, and those of A(T_6). */
type Case = {
  readonly vertices: number;
  readonly edges: number;
  readonly order: number;
  readonly size: number;
};

const snake = alternateTriangularSnake(6);

function byListing(graph: Csr): Made {
  const triangles = trianglesOf(graph);
  const inTriangle = new Set(triangles.flatMap((three) => pairsAmong(three).map(String)));
  return {
    triangles: triangles.length,
    beside: edgesOf(graph).filter((edge) => !inTriangle.has(String(edge))).length,
    isSnake: areIsomorphic(graph, snake),
  };
}

/** By the common neighbors of the ends of each edge. */
function byNeighbors(graph: Csr): Made {
  const common = edgesOf(graph).map(
    ([a, b]) => neighborsOf(graph, a).filter((v) => neighborsOf(graph, b).includes(v)).length,
  );
  return {
    triangles: sum(common) / 3,
    beside: common.filter((count) => count === 0).length,
    isSnake: graph.order === snake.order && size(graph) === size(snake),
  };
}

/** The difference between H_3^3 and a longer snake. */
function longerSnake(): Words {
  const graph = hanoiGraph(3);
  const longer = alternateTriangularSnake(18);
  if (!hasCopy(longer, graph))
    return { en: 'no A(T_18) spans H_3^3', pt: 'nenhum A(T_18) gera H_3^3' };
  const left = size(graph) - size(longer);
  return {
    en: `a spanning A(T_18) of H_3^3, by a verified map, leaves ${left} of its edges`,
    pt: `um A(T_18) gerador de H_3^3, por uma aplicação verificada, deixa ${left} das suas arestas`,
  };
}

const claim = {
  instances: [3],
  methods: {
    'triangles and isomorphisms of the stored graph': (n: number) => byListing(hanoiGraph(n)),
    'common neighbors by the plain rules': (n: number) => byNeighbors(plainHanoiGraph(n)),
  },
};
const numbers = { triangles: 9, beside: 12 };

/** The numbers are right, the name is not. */
function check() {
  requireHolds(finite<number, Made>({ ...claim, checked: inBoth(''), stated: () => numbers }));
  const longer = longerSnake();
  const checked = {
    en: `triangles of H_3^3 and the edges beside them, counted in two ways (${numbers.triangles} and ${numbers.beside}); comparison with A(T_6); ${longer.en}`,
    pt: `os triângulos de H_3^3 e as arestas fora deles, contados de duas maneiras (${numbers.triangles} e ${numbers.beside}); comparação com A(T_6); ${longer.pt}`,
  };
  const stated = () => ({ ...numbers, isSnake: true });
  const named = finite<number, Made>({ ...claim, checked, stated });
  return withValues(named, ({ instance }) => ({
    vertices: hanoiGraph(instance).order,
    edges: size(hanoiGraph(instance)),
    order: snake.order,
    size: size(snake),
  }));
}

export default {
  'section-6.1.3/H33-edges': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
