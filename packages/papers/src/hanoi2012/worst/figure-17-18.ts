import { smallMultiples } from '@manaus/plot';
import { type FigureItem, finite } from '../../check/index.js';
import { recursiveMethods, throughAllStates, type Visits, worstStates } from '../evidence/worst.js';
import { drawLetters, pathColors, pathLegend } from '../figures/iterative.js';

export default {
  id: 'hanoi2012/figure-17-18',
  statement: {
    en: 'With 4 and with 5 discs the longest path goes from all discs on A to all on C through all 81 and 243 states, in 80 and in 242 moves.',
    pt: 'Com 4 e com 5 discos o caminho mais longo vai de todos os discos em A a todos em C por todos os 81 e 243 estados, em 80 e em 242 jogadas.',
  },
  caption: 'The longest paths of 4 and 5 discs',
  uses: ['hanoi2012/longest-path', 'hanoi2012/worst-recursive'],
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      [4, 5].map((discs) =>
        drawLetters(discs, {
          title: `${discs} discs, ${worstStates(discs).length - 1} moves`,
          size: 424,
          paths: [{ states: worstStates(discs), color: pathColors.longest }],
          legend: pathLegend,
        }),
      ),
      { title: 'The longest path' },
    ),
  check: () =>
    finite<number, Visits>({
      checked: {
        en: 'the path of the recursive worst solution and that of the library replayed by the rules, its states and moves counted',
        pt: 'o caminho da pior solução recursiva e o da biblioteca refeitos pelas regras, com os seus estados e movimentos contados',
      },
      instances: [4, 5],
      stated: throughAllStates,
      methods: recursiveMethods,
    }),
} satisfies FigureItem;
