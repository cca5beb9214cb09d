import type { Item } from '../../check/index.js';
import { constructionOfHanoi } from '../../shared/grafts/construction.js';

export default {
  id: 'martins2024graft/algorithm-1',
  statement: {
    en: 'For every n >= 1 the recursion with base H_1 that grafts three copies of H_(n-1), at any two of its vertices of degree 2, on a perfect matching of C_6 returns a graph isomorphic to H_n.',
    pt: 'Para todo n >= 1, a recursão com base H_1 que enxerta três cópias de H_(n-1), por dois quaisquer de seus vértices de grau 2, num emparelhamento perfeito de C_6 devolve um grafo isomorfo a H_n.',
  },
  uses: ['martins2024graft/definition-1', 'martins2024/algorithm-14'],
  recorded: 'proved',
  check: constructionOfHanoi,
} satisfies Item;
