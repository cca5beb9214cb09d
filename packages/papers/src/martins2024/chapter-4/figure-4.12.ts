import { oxford } from '@manaus/core';
import { type FigureItem, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { playsFrom } from '../evidence/farthest.js';
import {
  type Ends,
  type LeastPlay,
  shortestLabels,
  shortestPlays,
} from '../evidence/shortest-plays.js';
import { goalLabel, storedTower } from '../evidence/towers.js';

const rules = oxford(3);

/** The farthest state, so that the play shows something. */
function farthest(): string {
  const { labels, distances } = storedTower(rules);
  return labels[distances.indexOf(Math.max(...distances))];
}

export default {
  id: 'martins2024/figure-4.12',
  statement: {
    en: 'Oxford version 2 with 3 discs: the final state 123// is reached by legal moves from each of the 60 states.',
    pt: 'Torre de Oxford, versão 2, com 3 discos: o estado final 123// é alcançado por movimentos permitidos a partir de cada um dos 60 estados.',
  },
  departs: {
    en: 'The start of the print is lost: all are tried, and a farthest one drawn.',
    pt: 'O estado inicial do impresso se perdeu: testam-se todos, e desenha-se um dos mais distantes.',
  },
  caption: 'Oxford version 2: a solution with 3 discs to the final state 123//',
  towers: ['oxford'],
  uses: ['martins2024/theorem-2', 'martins2024/algorithm-9'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawPlay(
      rules,
      shortestLabels({ rules, from: farthest(), to: goalLabel(rules) }),
      'Oxford version 2: a solution with 3 discs',
    ),
  check: () =>
    finite<Ends, LeastPlay>({
      checked: {
        en: 'a solution of each state, step by step by the plain rules, its length by two searches',
        pt: 'uma solução de cada estado, passo a passo pelas regras, o seu comprimento por duas buscas',
      },
      instances: playsFrom(rules, storedTower(rules).labels),
      satisfies: ({ moves, legal }) => legal && moves >= 0,
      methods: shortestPlays,
    }),
} satisfies FigureItem;
