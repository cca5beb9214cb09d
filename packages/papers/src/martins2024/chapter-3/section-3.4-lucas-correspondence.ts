import { type Checks, upTo } from '../../check/index.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { oddByAddition, oddByDigits, pascalGraph } from '../evidence/sierpinski.js';

/** The odd entries: how many, and whether they form the graph of Hanoi. */
type Odd = { readonly entries: number; readonly isHanoi: boolean };

export default {
  'section-3.4/lucas-correspondence': upTo<Odd>({ from: 1, quick: 6, full: 7 }, (most) => ({
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
} satisfies Checks;
