import type { Item } from '../../check/index.js';
import { timesPowerOf2 } from '../evidence/halving-outcomes.js';

export default {
  id: 'carvalho2013/lemma-2.7.1',
  statement: {
    en: 'In the halving game (Nim 2^k) in misère play, a heap n >= 2 is a P-position if and only if n = 3 * 2^k for some integer k >= 0.',
    pt: 'No Nim 2^k na versão misère, uma pilha de n >= 2 blocos é P-posição se e somente se n = 3 * 2^k para algum inteiro k >= 0.',
  },
  departs: {
    en: 'The last line of the proof names the N-position 2^k + l; it is 3 * 2^k + l, as in the lines before.',
    pt: 'A última linha da demonstração indica a N-posição 2^k + l; é 3 * 2^k + l, como nas linhas anteriores.',
  },
  recorded: 'proved',
  check: (effort) => timesPowerOf2('misere', 3, effort),
} satisfies Item;
