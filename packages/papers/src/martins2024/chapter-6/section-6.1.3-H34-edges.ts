import { alternateTriangularSnake, countSubgraphs, edgesOf, size } from '@manaus/graph';
import {
  type Checks,
  finite,
  type ItemCheck,
  inBoth,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';

/**
 * The edges of H_3^n: all, between states that differ beyond disc 2, and within the blocks of the
 * others.
 */
type Edges = { readonly all: number; readonly between: number; readonly within: number };

type Case = {
  readonly copies: number;
  readonly size: number;
  readonly more: number;
  readonly edges: number;
};

const snake = alternateTriangularSnake(6);
const [copies, more] = [9, 12];

function split(edges: readonly (readonly [number, number])[]): Edges {
  const between = edges.filter(([a, b]) => Math.floor(a / 9) !== Math.floor(b / 9)).length;
  return { all: edges.length, between, within: edges.length - between };
}

const claim = {
  instances: [4],
  methods: {
    'the stored graph': (n: number) => split(edgesOf(hanoiGraph(n))),
    'the graph of the plain rules': (n: number) => split(edgesOf(plainHanoiGraph(n))),
  },
};

/**
 * Whichever nine disjoint A(T_6) are taken, the edges beside them are as many; with H_3^2 in their
 * place 12 are left.
 */
function check() {
  const within = copies * size(hanoiGraph(2));
  requireHolds(
    finite<number, Edges>({
      ...claim,
      checked: inBoth(''),
      stated: () => ({ between: more, within }),
    }),
  );
  const copiesOfH32 = countSubgraphs(hanoiGraph(2), hanoiGraph(4));
  const finding = finite<number, Edges>({
    ...claim,
    checked: {
      en: `edges of H_3^4 counted in two graphs: ${within} in the ${copiesOfH32} copies of H_3^2, ${more} between them; 9 disjoint A(T_6) of ${size(snake)} edges each`,
      pt: `as arestas de H_3^4 contadas em dois grafos: ${within} nas ${copiesOfH32} cópias de H_3^2, ${more} entre elas; 9 A(T_6) disjuntos com ${size(snake)} arestas cada`,
    },
    stated: () => ({ all: copies * size(snake) + more }),
  });
  return withValues(
    finding,
    ({ computed: { all } }): Case => ({ copies, size: size(snake), more, edges: all }),
  );
}

export default {
  'section-6.1.3/H34-edges': {
    check,
    counterexample: {
      en: ({ copies, size, more, edges }) =>
        `${copies} A(T_6) have ${copies} * ${size} = ${copies * size} edges, with ${more} more ${copies * size + more}; H_3^4 has ${edges}, so ${edges - copies * size} edges must be added`,
      pt: ({ copies, size, more, edges }) =>
        `${copies} A(T_6) têm ${copies} * ${size} = ${copies * size} arestas, e com mais ${more} são ${copies * size + more}; H_3^4 tem ${edges}, de modo que faltam ${edges - copies * size}, e não ${more}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
