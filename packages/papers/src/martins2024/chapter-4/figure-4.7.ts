import { type Checks, conjunction, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { playsFrom, statesAt } from '../evidence/farthest.js';
import { threeBalls } from '../evidence/london-cards.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
  statesByDistance,
} from '../evidence/shortest-plays.js';
import { goalLabel } from '../evidence/towers.js';

const eightMoves = (): Ends[] => playsFrom(threeBalls, statesAt(threeBalls, 8));

export default {
  'figure-4.7': {
    figure: (language) =>
      drawPlay(
        language,
        threeBalls,
        shortestLabels(eightMoves()[0]),
        'London: a solution of 8 moves',
      ),
    check: () =>
      conjunction<unknown>(
        finite<Pick<Ends, 'rules' | 'from'>, string[][]>({
          checked: {
            en: `all 36 states by a search of the graph and by playing; those that need 8 moves: ${statesAt(threeBalls, 8).join(', ')}`,
            pt: `todos os 36 estados por uma busca no grafo e jogando; os que precisam de 8 movimentos: ${statesAt(threeBalls, 8).join(', ')}`,
          },
          instances: [{ rules: threeBalls, from: goalLabel(threeBalls) }],
          satisfies: (states) => states.length === 9 && states[8].length > 0,
          methods: statesByDistance,
        }),
        finite<Ends, LeastPlay>({
          checked: {
            en: 'A solution of each, step by step',
            pt: 'Uma solução de cada um, passo a passo',
          },
          instances: eightMoves(),
          stated: () => ({ moves: 8, legal: true }),
          methods: shortestPlays,
        }),
      ),
  },
} satisfies Checks;
