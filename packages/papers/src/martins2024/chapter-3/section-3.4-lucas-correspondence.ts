import { type Item, upTo } from '../../check/index.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { oddByAddition, oddByDigits, pascalGraph } from '../evidence/sierpinski.js';

/** The odd entries: how many, and whether they form the graph of Hanoi. */
type Odd = { readonly entries: number; readonly isHanoi: boolean };

export default {
  id: 'martins2024/section-3.4/lucas-correspondence',
  statement: {
    en: "For every n >= 1 the odd entries of the first 2^n rows of Pascal's triangle, each joined to the odd entries beside, above and below it, form the graph H_3^n; one disc more triples the vertices and doubles the rows, so the dimension is log_2 3.",
    pt: 'Para todo n >= 1, as entradas ímpares das primeiras 2^n linhas do triângulo de Pascal, cada uma unida às entradas ímpares ao lado, acima e abaixo dela, formam o grafo H_3^n; um disco a mais triplica os vértices e dobra as linhas, de modo que a dimensão é log_2 3.',
  },
  departs: {
    en: 'The print speaks of a notable likeness for large n; it is made precise as an isomorphism, which holds for small n too.',
    pt: 'O impresso fala de uma notável semelhança para n grande; ela é precisada como um isomorfismo, que vale também para n pequeno.',
  },
  wider: true,
  towers: ['hanoi'],
  recorded: 'holds-in-range',
  check: upTo<Odd>({ from: 1, quick: 6, full: 7 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the odd entries by addition and by binary digits, with verified isomorphisms to the stored graph and to that of the plain rules`,
      pt: `n = 1 a ${most}: os elementos ímpares por adição e por dígitos binários, com isomorfismos verificados para o grafo armazenado e para o das regras`,
    },
    stated: (n) => ({ entries: 3 ** n, isHanoi: true }),
    methods: {
      'by addition, and the stored graph': (n) => {
        const graph = pascalGraph(oddByAddition(2 ** n));
        return { entries: graph.order, isHanoi: areIsomorphic(graph, hanoiGraph(n)) };
      },
      'by binary digits, and the plain rules': (n) => {
        const graph = pascalGraph(oddByDigits(2 ** n));
        return { entries: graph.order, isHanoi: areIsomorphic(graph, plainHanoiGraph(n)) };
      },
    },
  })),
} satisfies Item;
