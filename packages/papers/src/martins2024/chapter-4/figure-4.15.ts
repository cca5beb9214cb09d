import { oxford } from '@manaus/core';
import { conjunction, type FigureItem, finite } from '../../check/index.js';
import { drawPathOf } from '../../shared/figures/plays.js';
import { playsFrom, statesAt } from '../evidence/farthest.js';
import {
  type Ends,
  type LeastPlay,
  shortestPlays,
  statesByDistance,
} from '../evidence/shortest-plays.js';
import { goalLabel } from '../evidence/towers.js';

const rules = oxford(3);

export default {
  id: 'martins2024/figure-4.15',
  statement: {
    en: 'Some state of Oxford with 3 discs needs exactly 5 moves to 123//.',
    pt: 'Algum estado da Torre de Oxford com 3 discos exige exatamente 5 movimentos até 123//.',
  },
  departs: {
    en: 'The start of the print is lost: all states that need 5 moves are tried, and 1/2/3 drawn.',
    pt: 'O estado inicial do impresso se perdeu: testam-se todos os que exigem 5 movimentos, e desenha-se 1/2/3.',
  },
  caption: 'O_3^3 with a shortest path of 5 moves in yellow',
  towers: ['oxford'],
  uses: ['martins2024/figure-4.12', 'martins2024/figure-4.13'],
  rebuilt: true,
  recorded: 'holds',
  figure: () => drawPathOf(rules, '1/2/3'),
  check: () =>
    conjunction<unknown>(
      finite<Pick<Ends, 'rules' | 'from'>, string[][]>({
        checked: {
          en: `all 60 states by a search of the graph and by playing; ${statesAt(rules, 5).length} of them need 5 moves`,
          pt: `todos os 60 estados por uma busca no grafo e jogando; ${statesAt(rules, 5).length} deles precisam de 5 movimentos`,
        },
        instances: [{ rules, from: goalLabel(rules) }],
        satisfies: (states) => states.length > 5 && states[5].length > 0,
        methods: statesByDistance,
      }),
      finite<Ends, LeastPlay>({
        checked: {
          en: 'A solution of each, step by step',
          pt: 'Uma solução de cada um, passo a passo',
        },
        instances: playsFrom(rules, statesAt(rules, 5)),
        stated: () => ({ moves: 5, legal: true }),
        methods: shortestPlays,
      }),
    ),
} satisfies FigureItem;
