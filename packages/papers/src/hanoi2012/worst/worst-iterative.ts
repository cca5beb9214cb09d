import { type Item, upTo } from '../../check/index.js';
import {
  iterativeMethods,
  recursiveMoves,
  throughAllStates,
  type Visits,
} from '../evidence/worst.js';

export default {
  id: 'hanoi2012/worst-iterative',
  statement: {
    en: 'For every n >= 1, from all discs on A: (1) disc 1 from A to B and on to C; (2) end if all discs are on C, else the only possible move of another disc; (3) disc 1 from C to B and on to A; (4) the only possible move of another disc, and again from 1. There is exactly one such move each time, and this is the worst solution of the recursive algorithm.',
    pt: 'Para todo n >= 1, com todos os discos em A: (1) o disco 1 de A a B e daí a C; (2) terminar se todos os discos estão em C, senão a única jogada possível de outro disco; (3) o disco 1 de C a B e daí a A; (4) a única jogada possível de outro disco, e voltar a 1. Há sempre exatamente uma tal jogada, e esta é a pior solução, a do algoritmo recursivo.',
  },
  departs: {
    en: 'The text refers to figure 22 for the worst solution; it is shown in figure 19.',
    pt: 'O texto remete à figura 22 para a pior solução; ela é mostrada na figura 19.',
  },
  uses: ['hanoi2012/worst-recursive', 'hanoi2012/other-move-forced'],
  recorded: 'proved',
  check: upTo<Visits>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `played step by step and on numbers, replayed as a path through all states, and against the recursive one, n = 1 to ${most}`,
      pt: `jogado passo a passo e em números, refeito como caminho por todos os estados, e comparado com o recursivo, n = 1 a ${most}`,
    },
    stated: (n) => ({ ...throughAllStates(n), sequence: recursiveMoves(n) }),
    methods: iterativeMethods,
  })),
} satisfies Item;
