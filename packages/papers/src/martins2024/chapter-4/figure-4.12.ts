import { oxford } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
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
  'figure-4.12': {
    figure: (language) =>
      drawPlay(
        language,
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
  },
} satisfies Checks;
