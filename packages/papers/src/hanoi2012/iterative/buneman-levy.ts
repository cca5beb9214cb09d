import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/buneman-levy.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1, from all discs on A: (1) move disc 1 to the right for even n, to the left for odd n; (2) end if all discs are on C, else move another disc and go to 1. This ends with all discs on C, by the rules, in the least number of moves.',
    pt: 'Para todo n >= 1, com todos os discos em A: (1) mover o disco 1 para a direita se n é par, para a esquerda se n é ímpar; (2) terminar se todos os discos estão em C, senão mover outro disco e voltar a 1. Isto termina com todos os discos em C, pelas regras, no menor número de movimentos.',
  },
  uses: ['hanoi2012/disc1-cyclic'],
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
