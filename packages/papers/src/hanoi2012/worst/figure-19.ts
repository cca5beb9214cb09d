import { hanoi, parseLabel } from '@manaus/core';
import { playFigure } from '@manaus/plot';
import { type FigureItem, finite } from '../../check/index.js';
import { recursiveMethods, throughAllStates, type Visits, worstLabels } from '../evidence/worst.js';

export default {
  id: 'hanoi2012/figure-19',
  statement: {
    en: 'The worst solution of 3 discs takes 26 moves through all 27 states.',
    pt: 'A pior solução de 3 discos leva 26 jogadas e passa por todos os 27 estados.',
  },
  caption: 'The worst solution of 3 discs, with a slider',
  uses: ['hanoi2012/worst-recursive'],
  recorded: 'holds',
  figure: () =>
    playFigure({
      rules: hanoi(3),
      states: worstLabels(3).map((label) => parseLabel(hanoi(3), label)),
      title: 'The worst solution of 3 discs, 26 moves',
    }),
  check: () =>
    finite<number, Visits>({
      checked: {
        en: 'every step of the play by the rules on numbers, and of the library’s on labels, its states and moves counted',
        pt: 'cada passo do jogo pelas regras em números, e do da biblioteca em rótulos, com os seus estados e movimentos contados',
      },
      instances: [3],
      stated: (discs) => ({ ...throughAllStates(discs), moves: 26, visited: 27 }),
      methods: recursiveMethods,
    }),
} satisfies FigureItem;
