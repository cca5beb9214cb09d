import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/any-start-table.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1 and every state: in a table with a row a disc, larger discs above, the first column holds the peg of the disc; the second holds C in the first row, and below the letter of the row above if its two agree, else the missing one. Move by the lowest row whose letters differ, fill in again from that row downwards, and repeat until all letters are C. Every move is by the rules, and it takes the least number of moves.',
    pt: 'Para todo n >= 1 e todo estado: numa tabela com uma linha por disco, os maiores acima, a primeira coluna tem o pino do disco; a segunda tem C na primeira linha e, abaixo, a letra da linha de cima se as duas desta são iguais, senão a que falta. Jogar pela linha mais baixa cujas letras diferem, preencher de novo dessa linha para baixo e repetir até que todas as letras sejam C. Toda jogada segue as regras, e o número de jogadas é o menor.',
  },
  uses: ['hanoi2012/any-start-recursive'],
  recorded: 'proved',
  check: solvesShortest(
    algorithm,
    { from: 1, quick: 6, full: 8 },
    {
      en: 'played from all 3^n states by the rules, the moves against the distance by search and without search',
      pt: 'jogado a partir de todos os 3^n estados pelas regras, os movimentos comparados com a distância por busca e sem busca',
    },
  ),
} satisfies Item;
