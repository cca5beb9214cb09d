import type { BobbinLevel } from '@manaus/blocks';
import { type Checks, finite } from '../../check/index.js';
import { solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { onOneLine, solvableBackwards } from '../evidence/bobbin-levels.js';
import { smallBobbins } from '../evidence/random-bobbin.js';

/** Whether a level can be won, and whether it can where moves may be gone backwards. */
type Ways = { readonly play: boolean; readonly backwards: boolean };

/** The first level on which a search without directions finds a way that no play goes. */
function misled(): BobbinLevel {
  for (const level of smallBobbins(6))
    if (new BobbinGraph(level).solvableUndirected() && solutionOf(level) === null) return level;
  throw new Error('no level of at most six cells misleads the search');
}

export default {
  'bobbin-minus-minus-directed': () => {
    const level = misled();
    return finite<BobbinLevel, Ways>({
      checked: {
        en: `all levels of up to five cells and those of 2 by 3 in order, by the rules and by the graph; the smallest is ${onOneLine(level)} (rows from the top)`,
        pt: `todas as fases de até cinco posições e as de 2 por 3 em ordem, pelas regras e pelo grafo; a menor é ${onOneLine(level)} (linhas a partir do alto)`,
      },
      instances: [level],
      stated: () => ({ play: false, backwards: true }),
      methods: {
        'the rules': (one) => ({
          play: solutionOf(one) !== null,
          backwards: solvableBackwards(one),
        }),
        'the graph of places': (one) => ({
          play: new BobbinGraph(one).leastMoves() !== null,
          backwards: new BobbinGraph(one).solvableUndirected(),
        }),
      },
    });
  },
} satisfies Checks;
