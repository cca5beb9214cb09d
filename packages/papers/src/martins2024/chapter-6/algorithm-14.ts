import type { Item } from '../../check/index.js';
import { constructionOfHanoi } from '../../shared/grafts/construction.js';

export default {
  id: 'martins2024/algorithm-14',
  statement: {
    en: 'For every n >= 1 the recursion that starts with H_3^1 = K_3 and grafts three copies of H_3^(n-1), at any two vertices of degree 2, on a maximum matching of C_6 returns a graph isomorphic to H_3^n.',
    pt: 'Para todo n >= 1, a recursão que começa com H_3^1 = K_3 e enxerta três cópias de H_3^(n-1), por dois vértices quaisquer de grau 2, num emparelhamento máximo de C_6 devolve um grafo isomorfo a H_3^n.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/definition-6', 'martins2024/algorithm-13'],
  recorded: 'proved',
  check: constructionOfHanoi,
} satisfies Item;
