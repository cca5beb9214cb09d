import { type Item, upTo } from '../../check/index.js';
import { recursiveMethods, throughAllStates, type Visits } from '../evidence/worst.js';

export default {
  id: 'hanoi2012/worst-recursive',
  statement: {
    en: 'For every n >= 1, the recursive worst algorithm (tower n - 1 from X to Z, disc n to Y, tower n - 1 back, disc n to Z, tower n - 1 from X to Z; for n = 1, disc 1 over Y) goes by the rules from all discs on A to all on C through all states, each once; with 5 discs in 242 moves.',
    pt: 'Para todo n >= 1, o pior algoritmo recursivo (torre n - 1 de X a Z, disco n a Y, torre n - 1 de volta, disco n a Z, torre n - 1 de X a Z; para n = 1, o disco 1 passando por Y) vai, segundo as regras, de todos os discos em A a todos em C passando por todos os estados, cada um uma vez; com 5 discos, em 242 jogadas.',
  },
  uses: ['hanoi2012/states'],
  recorded: 'proved',
  check: upTo<Visits>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `played step by step, replayed on numbers as a path through all states, and against the library’s iterator, replayed on labels, n = 1 to ${most}`,
      pt: `jogado passo a passo, refeito em números como caminho por todos os estados, e comparado com o iterador da biblioteca, refeito em rótulos, n = 1 a ${most}`,
    },
    stated: (n) => ({ ...throughAllStates(n), ...(n === 5 && { moves: 242 }) }),
    methods: recursiveMethods,
  })),
} satisfies Item;
