import { type Checks, finite } from '../../check/index.js';
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

export default {
  'figure-4.5': {
    figure: (language) =>
      drawPlay(
        language,
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
        instances: cardsThatFit()
          .filter(isStart)
          .flatMap((from) => cardsThatFit().map((to) => ({ rules: threeBalls, from, to }))),
        satisfies: ({ moves, legal }) => legal && moves >= 0,
        methods: shortestPlays,
      }),
  },
} satisfies Checks;
