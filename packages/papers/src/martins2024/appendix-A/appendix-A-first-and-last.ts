import { type Checks, upTo } from '../../check/index.js';
import { digitsOf } from '../evidence/binary.js';
import { onSolution } from '../evidence/optimal-play.js';

export default {
  'appendix-A/first-and-last': upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
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
} satisfies Checks;
