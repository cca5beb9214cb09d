import { type FigureItem, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import {
  cardsThatFit,
  drawnCard,
  drawnStart,
  isStart,
  threeBalls,
} from '../evidence/london-cards.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../evidence/shortest-plays.js';

const pairs = (): Ends[] =>
  cardsThatFit()
    .filter(isStart)
    .flatMap((from) => cardsThatFit().map((to) => ({ rules: threeBalls, from, to })));

export default {
  id: 'martins2024/figure-4.5',
  statement: {
    en: 'From a start position of London with 3 balls, any problem card is reached by legal moves.',
    pt: 'De uma posição inicial da Torre de Londres com 3 esferas alcança-se qualquer cartão de problema por movimentos permitidos.',
  },
  departs: {
    en: 'The start and the card of the print are lost: all 6 starts of the described form with all 36 cards are solved.',
    pt: 'A posição inicial e o cartão do impresso se perderam: resolvem-se todas as 6 posições iniciais da forma descrita com todos os 36 cartões.',
  },
  caption: 'London: a solution from a start position to a problem card',
  towers: ['london'],
  uses: ['martins2024/figure-4.4'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawPlay(
      threeBalls,
      shortestLabels({ rules: threeBalls, from: drawnStart, to: drawnCard }),
      'London: from the start position to the card',
    ),
  check: () =>
    finite<Ends, LeastPlay>({
      checked: {
        en: '216 pairs of start and card: every step by the plain rules, the lengths by a search of the graph and by playing',
        pt: '216 pares de início e carta: cada passo pelas regras, os comprimentos por uma busca no grafo e jogando',
      },
      instances: pairs(),
      satisfies: ({ moves, legal }) => legal && moves >= 0,
      methods: shortestPlays,
    }),
} satisfies FigureItem;
