import type { Item } from '../../check/index.js';
import { timesPowerOf2 } from '../evidence/halving-outcomes.js';

export default {
  id: 'carvalho2013/lemma-2.6.1',
  statement: {
    en: 'In the halving game (Nim 2^k), a heap n >= 2 is a P-position if and only if n = 2^k for some integer k >= 1.',
    pt: 'No Nim 2^k, uma pilha de n >= 2 blocos é P-posição se e somente se n = 2^k para algum inteiro k >= 1.',
  },
  departs: {
    en: 'Whether k = 0 is a natural number makes no difference, as n >= 2.',
    pt: 'Como n >= 2, tanto faz se 0 é número natural (k = 0) ou não.',
  },
  recorded: 'proved',
  check: (effort) => timesPowerOf2('normal', 1, effort),
} satisfies Item;
