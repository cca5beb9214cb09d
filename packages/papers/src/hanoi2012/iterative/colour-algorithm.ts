import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/colour-algorithm.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1, with the bases of A, B, C as discs n + 1, n + 2, n + 3 and colors by parity, from all discs on A: (1) move disc 1 onto a disc or base of another color; (2) end if all discs are on C, else move another disc and go to 1. Step 1 has one choice each time, and this ends with all discs on C in the least number of moves.',
    pt: 'Para todo n >= 1, com as bases de A, B e C como discos n + 1, n + 2 e n + 3 e cores pela paridade, com todos os discos em A: (1) mover o disco 1 para cima de um disco ou base de outra cor; (2) terminar se todos os discos estão em C, senão mover outro disco e voltar a 1. O passo 1 tem a cada vez uma só escolha, e isto termina com todos os discos em C no menor número de movimentos.',
  },
  uses: ['hanoi2012/no-same-parity-contact'],
  recorded: 'proved',
  check: solvesShortest(
    algorithm,
    { from: 1, quick: 9, full: 12 },
    {
      en: 'played step by step by the rules, its moves against the distance by search and without search',
      pt: 'jogado passo a passo pelas regras, os seus movimentos comparados com a distância por busca e sem busca',
    },
  ),
} satisfies Item;
