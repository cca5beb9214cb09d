import { connectedComponents } from '@manaus/graph';
import { general, type Item, range, until } from '../../check/index.js';
import { manausTower, mergedByRules } from '../evidence/manaus.js';

const item: Item = {
  id: 'martins2024/theorem-5',
  kind: 'theorem',
  statement: {
    en: 'The graph of Manaus M_3^n has exactly two components for every n >= 2.',
    pt: 'O grafo de Manaus M_3^n tem exatamente dois componentes, para todo n >= 2.',
  },
  uses: ['martins2024/definition-4', 'martins2024/definition-5'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general<number, number>({
      checked: `M_3^n, n = 2 to ${most}, by search in the stored graph, and to n = 9 by merging the ends of every move of the plain rules`,
      instances: range(2, most),
      stated: () => 2,
      methods: {
        'search in the stored graph': (discs) =>
          connectedComponents(manausTower(discs).graph).sizes.length,
        'merging the ends of every move': until(9, (discs) => new Set(mergedByRules(discs)).size),
      },
    });
  },
};
export default item;
