import type { Item } from '../legacy/item.js';
import { checkConstruction } from '../martins2024/algorithm-14.js';

const item: Item = {
  id: 'martins2024graft/algorithm-1',
  kind: 'algorithm',
  statement:
    'For every n >= 1 the recursion with base H_1 that grafts three copies of H_(n-1), at any two of its vertices of degree 2, on a perfect matching of C_6 returns a graph isomorphic to H_n.',
  uses: ['martins2024graft/definition-1', 'martins2024/algorithm-14'],
  recorded: 'holds-in-range',
  check: checkConstruction,
};
export default item;
