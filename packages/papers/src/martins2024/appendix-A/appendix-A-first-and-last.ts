import { type Item, upTo } from '../../check/index.js';
import { digitsOf } from '../evidence/binary.js';
import { onSolution } from '../evidence/optimal-play.js';

export default {
  id: 'martins2024/appendix-A/first-and-last',
  statement: {
    en: 'In the shortest solution of Hanoi with n discs, for every n >= 1, with a binary digit for each disc, the number of moves made has n digits 0 in the initial state and n digits 1 in the final state.',
    pt: 'Na solução mínima de Hanói com n discos, para todo n >= 1, com um dígito binário para cada disco, o número de movimentos feitos tem n dígitos 0 no estado inicial e n dígitos 1 no estado final.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/table-3.1'],
  recorded: 'holds-in-range',
  check: upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the moves of the solution by search and by recursion, counted and written with n binary digits`,
      pt: `n = 1 a ${most}: os movimentos da solução por busca e por recursão, contados e escritos com n dígitos binários`,
    },
    stated: (n) => ({ first: '0'.repeat(n), last: '1'.repeat(n) }),
    methods: onSolution((play, discs) => ({
      first: digitsOf(0, discs),
      last: digitsOf(play.length - 1, discs),
    })),
  })),
} satisfies Item;
