import { conjunction, type FigureItem, finite } from '../../check/index.js';
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
  id: 'martins2024/figure-4.7',
  statement: {
    en: 'In London with 3 balls and the goal 123// some instance needs exactly 8 moves, and none needs more.',
    pt: 'Na Torre de Londres com 3 esferas e estado final 123//, alguma instância exige exatamente 8 movimentos, e nenhuma exige mais.',
  },
  departs: {
    en: 'The instance of the print is lost: all states that need 8 moves are solved, and the first is drawn.',
    pt: 'A instância do impresso se perdeu: resolvem-se todos os estados que exigem 8 movimentos, e desenha-se o primeiro.',
  },
  caption: 'London: the final state 123// (green, red, blue), and a solution of 8 moves',
  towers: ['london'],
  uses: ['martins2024/figure-4.6'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawPlay(threeBalls, shortestLabels(eightMoves()[0]), 'London: a solution of 8 moves'),
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
} satisfies FigureItem;
