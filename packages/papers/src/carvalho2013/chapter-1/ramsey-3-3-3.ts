import { finite, type Item } from '../../check/index.js';
import { searchedColoring, threes } from '../evidence/ramsey.js';
import { residuesEscape, searchRefutes, stepsRefute } from '../evidence/seventeen.js';

export default {
  id: 'carvalho2013/ramsey-3-3-3',
  statement: {
    en: 'The edges of K_16 can be colored in three colors without a triangle of one color, and those of K_17 cannot: R_3 = R(3,3,3) = 17.',
    pt: 'As arestas de K_16 podem ser coloridas em três cores sem triângulo de uma só cor, e as de K_17 não: R_3 = R(3,3,3) = 17.',
  },
  uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/theorem-1.1.1-1.1.2'],
  recorded: 'holds',
  check: () =>
    finite<number, boolean>({
      checked: {
        en: 'K_16 colored by the cubic residues of the field of 16 elements, verified, and no closed walk of length 3 in one color, and by a search; K_17 refuted by a complete search, and by 6 edges of one color at a point with all colorings of K_6 on their ends',
        pt: 'K_16 colorido pelos resíduos cúbicos do corpo de 16 elementos, verificado, sem passeio fechado de comprimento 3 em uma só cor, e por uma busca; K_17 refutado por uma busca completa, e por 6 arestas de uma cor em um ponto, com todas as colorações de K_6 nas suas pontas',
      },
      instances: [16, 17],
      stated: (points) => points === 16,
      methods: {
        'a complete search': (points) =>
          points === 16 ? searchedColoring(16, threes(3)) !== null : !searchRefutes(),
        'closed walks in the coloring by residues, and the steps of the argument': (points) =>
          points === 16 ? residuesEscape() : !stepsRefute(),
      },
    }),
} satisfies Item;
