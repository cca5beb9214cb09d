import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/binary-algorithm.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1, from all discs on A: for m = 1 to 2^n - 1, move the disc k whose place is that of the lowest 1 of m, to the left if n - k is even, to the right if it is odd. Every move is by the rules, and all discs end on C after the least number of moves.',
    pt: 'Para todo n >= 1, com todos os discos em A: para m = 1 até 2^n - 1, mover o disco k, cujo número é a posição do 1 menos significativo de m, para a esquerda se n - k é par, para a direita se é ímpar. Toda jogada segue as regras, e todos os discos terminam em C no menor número de movimentos.',
  },
  departs: {
    en: 'The exponent of 2^n - 1 and the minus of n - k are lost in our transcription.',
    pt: 'O expoente de 2^n - 1 e o sinal de menos de n - k se perderam em nossa transcrição.',
  },
  uses: ['hanoi2012/binary-disc', 'hanoi2012/direction'],
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
