import { london } from '@manaus/core';
import { general, type Item, range, until } from '../../check/index.js';
import { factsByRanks, orderByArrangements } from '../../shared/tower-graph.js';
import { factorial } from '../evidence/factorial.js';

const item: Item = {
  id: 'martins2024/theorem-1',
  kind: 'theorem',
  statement: {
    en: 'L_3^n, with capacities n, n-1, n-2, has ((n+1)(n+2)/2 - 4) n! vertices for every n >= 3.',
    pt: 'L_3^n, com capacidades n, n-1, n-2, tem ((n+1)(n+2)/2 - 4) n! vértices para todo n >= 3.',
  },
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 8;
    return general<number, number>({
      checked: `n = 3 to ${most}, and n = 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      instances: range(2, most),
      stated: (n) => ((n + 1) * (n + 2) * factorial(n)) / 2 - 4 * factorial(n),
      methods: {
        'the stored graph': (n) => factsByRanks(london(n)).order,
        'every arrangement of the balls': until(7, (n) => orderByArrangements(london(n))),
      },
    });
  },
};
export default item;
