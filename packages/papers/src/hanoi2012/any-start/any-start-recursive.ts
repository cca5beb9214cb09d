import type { Item } from '../../check/index.js';
import algorithm from '../algorithms/any-start-recursive.js';
import { solvesShortest } from '../evidence/solution.js';

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1 and every state: to form the tower 1...n on Z, with disc n on X, form 1...n - 1 on Z if X = Z, else on the third peg, move disc n to Z and form 1...n - 1 on Z. This brings all discs to C, by the rules, in the least number of moves.',
    pt: 'Para todo n >= 1 e todo estado: para formar a torre 1...n em Z, com o disco n em X, formar 1...n - 1 em Z se X = Z, senão no terceiro pino, mover o disco n para Z e formar 1...n - 1 em Z. Isto leva todos os discos a C, segundo as regras, no menor número de jogadas.',
  },
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
