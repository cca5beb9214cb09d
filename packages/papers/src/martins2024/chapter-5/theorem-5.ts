import { connectedComponents } from '@manaus/graph';
import { type Item, until, upTo } from '../../check/index.js';
import { manausTower, mergedByRules } from '../evidence/manaus.js';

export default {
  id: 'martins2024/theorem-5',
  statement: {
    en: 'The graph of Manaus M_3^n has exactly two components for every n >= 2.',
    pt: 'O grafo de Manaus M_3^n tem exatamente dois componentes, para todo n >= 2.',
  },
  towers: ['manaus'],
  uses: ['martins2024/definition-4', 'martins2024/definition-5'],
  recorded: 'proved',
  check: upTo<number>({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `M_3^n, n = 2 to ${most}, by search in the stored graph, and to n = 9 by merging the ends of every move of the plain rules`,
      pt: `M_3^n, n = 2 a ${most}, por busca no grafo armazenado, e até n = 9 unindo as pontas de cada movimento pelas regras`,
    },
    stated: () => 2,
    methods: {
      'search in the stored graph': (discs) =>
        connectedComponents(manausTower(discs).graph).sizes.length,
      'merging the ends of every move': until(9, (discs) => new Set(mergedByRules(discs)).size),
    },
  })),
} satisfies Item;
