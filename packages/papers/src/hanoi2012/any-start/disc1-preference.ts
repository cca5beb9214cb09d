import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/disc1-preference.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1 and every state: make the first move by the table; then, until all discs are on C, after a move of disc 1 make the only possible move of another disc, and after any other move disc 1 onto the smallest even disc, else to an empty peg, else onto the largest odd disc. The choices are always determined, and this takes the least number of moves.',
    pt: 'Para todo n >= 1 e todo estado: fazer a primeira jogada pela tabela; depois, até que todos os discos estejam em C, após uma jogada do disco 1 fazer a única jogada possível de outro disco, e após qualquer outra mover o disco 1 para cima do menor disco par, senão para um pino vazio, senão para cima do maior disco ímpar. As escolhas são sempre determinadas, e o número de jogadas é o menor.',
  },
  departs: {
    en: 'A start with all discs on C has no first move and needs none.',
    pt: 'Um início com todos os discos em C não tem primeira jogada e não precisa dela.',
  },
  uses: ['hanoi2012/any-start-table', 'hanoi2012/alternation-any-start'],
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
