import { oxford } from '@manaus/core';
import { type Checks, conjunction, finite } from '../../check/index.js';
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
  'figure-4.15': {
    figure: (language) => drawPathOf(language, rules, '1/2/3'),
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
  },
} satisfies Checks;
