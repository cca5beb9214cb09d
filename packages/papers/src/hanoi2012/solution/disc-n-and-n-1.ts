import { general, type Item, range } from '../../check/index.js';
import { mostOf, onSolution, onSolutionChecked, pairsOf } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/disc-n-and-n-1',
  statement: {
    en: 'For every n >= 2, in the optimal solution disc n moves once, from A to C (left), and disc n - 1 from A to B and from B to C (right).',
    pt: 'Para todo n >= 2, na solução ótima o disco n se move uma vez, de A para C (à esquerda), e o disco n - 1, de A para B e de B para C (à direita).',
  },
  departs: {
    en: 'The text refers for disc n to figure 2, which on the page is the tower of five discs; where it refers to figures 4, 18 and 22, the number is three too large, so this one would be of an earlier page.',
    pt: 'O texto remete, para o disco n, à figura 2, que na página é a torre de cinco discos; onde remete às figuras 4, 18 e 22, o número é três unidades maior do que deveria, de modo que esta seria de uma página anterior.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(2, mostOf(effort)),
      instances: range(2, mostOf(effort)),
      stated: () => ({ largest: ['AC'], next: ['AB', 'BC'] }),
      methods: onSolution((moves, n) => ({
        largest: pairsOf(moves, n),
        next: pairsOf(moves, n - 1),
      })),
    }),
} satisfies Item;
