import { alternateTriangularSnake, countSubgraphs, edgesOf, size } from '@manaus/graph';
import {
  finite,
  type Item,
  inBoth,
  requireHolds,
  type Words,
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

const checkedWith = (within: number, copiesOfH32: number | null): Words => ({
  en: `edges of H_3^4 counted in two graphs: ${within} in the ${copiesOfH32} copies of H_3^2, ${more} between them; 9 disjoint A(T_6) of ${size(snake)} edges each`,
  pt: `as arestas de H_3^4 contadas em dois grafos: ${within} nas ${copiesOfH32} cópias de H_3^2, ${more} entre elas; 9 A(T_6) disjuntos com ${size(snake)} arestas cada`,
});

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
  const finding = finite<number, Edges>({
    ...claim,
    checked: checkedWith(within, countSubgraphs(hanoiGraph(2), hanoiGraph(4))),
    stated: () => ({ all: copies * size(snake) + more }),
  });
  return withValues(
    finding,
    ({ computed: { all } }): Case => ({ copies, size: size(snake), more, edges: all }),
  );
}

export default {
  id: 'martins2024/section-6.1.3/H34-edges',
  statement: {
    en: 'H_3^4 is composed of 9 A(T_6) and 12 edges that link them.',
    pt: 'H_3^4 se compõe de 9 A(T_6) e de 12 arestas que os ligam.',
  },
  departs: {
    en: 'The work says so under its assumption that H_3^2 is A(T_6), which fails. It holds for 9 copies of H_3^2 in the place of the A(T_6): each lacks the edge u_1u_6, so 21 edges are to be added to 9 A(T_6), of which 12 link different ones.',
    pt: 'O trabalho o diz sob a hipótese de que H_3^2 é um A(T_6), que não vale. A afirmação está certa para 9 cópias de H_3^2 no lugar dos A(T_6): a cada um destes falta a aresta u_1u_6, de modo que a 9 A(T_6) é preciso acrescentar 21 arestas, das quais 12 ligam cópias diferentes.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/theorem-11', 'martins2024/section-3.4/H32-is-A-T6'],
  recorded: 'fails',
  check,
  erratum: {
    where: { en: 'Section 6.1.3, text on Figure 6.9', pt: 'Seção 6.1.3, texto sobre a Figura 6.9' },
    printed: {
      en: 'H_3^4 is composed of 9 A(T_6) with 12 edges.',
      pt: 'H_3^4 é composto por 9 A(T_6) com 12 arestas.',
    },
    sure: {
      en: 'It follows from taking H_3^2 for an A(T_6), which lacks one edge; with copies of H_3^2 it is right.',
      pt: 'Decorre de tomar H_3^2 por um A(T_6), ao qual falta uma aresta; com cópias de H_3^2, está certo.',
    },
    counterexample: {
      en: ({ copies, size, more, edges }) =>
        `${copies} A(T_6) have ${copies} * ${size} = ${copies * size} edges, with ${more} more ${copies * size + more}; H_3^4 has ${edges}, so ${edges - copies * size} edges must be added`,
      pt: ({ copies, size, more, edges }) =>
        `${copies} A(T_6) têm ${copies} * ${size} = ${copies * size} arestas, e com mais ${more} são ${copies * size + more}; H_3^4 tem ${edges}, de modo que faltam ${edges - copies * size}, e não ${more}.`,
    },
    found: {
      pt: () =>
        'Arestas de H_3^4 contadas em dois grafos, dentro das cópias de H_3^2 e entre elas.',
    },
  },
} satisfies Item<Case>;
