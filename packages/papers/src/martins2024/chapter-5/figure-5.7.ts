import type { FigureItem } from '../../check/index.js';
import { badSequences, drawStages } from '../evidence/bad-sequence.js';

export default {
  id: 'martins2024/figure-5.7',
  statement: {
    en: 'In Manaus with n >= 3 discs, from every bad state with d_n on p2 and the largest disc d_i outside p2 on p1, n - i is even and the moves of the proof of theorem 5 lead to d_1, ..., d_{n-1}//d_n.',
    pt: 'Em Manaus com n >= 3 discos, a partir de todo estado ruim com d_n em p2 e o maior disco d_i fora de p2 em p1, n - i é par e os movimentos da demonstração do Teorema 5 levam a d_1, ..., d_{n-1}//d_n.',
  },
  departs: {
    en: 'The boards of the print are lost: all such states are replayed, and 12/3/45 with 5 discs is drawn, stage by stage.',
    pt: 'Os tabuleiros do impresso se perderam: todos esses estados são jogados, e 12/3/45 com 5 discos é desenhado, etapa por etapa.',
  },
  caption:
    'Manaus: from a bad state with d_n on p2 and d_i on p1 to d_1, ..., d_{n-1}//d_n, by stages',
  towers: ['manaus'],
  uses: ['martins2024/theorem-4', 'martins2024/theorem-5'],
  rebuilt: true,
  recorded: 'holds-in-range',
  figure: () => drawStages(5, '12/3/45'),
  check: (effort) => badSequences(effort, 1, 0),
} satisfies FigureItem;
