import { manaus } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { type Checks, upTo } from '../../check/index.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import {
  labelsWhere,
  type ManausState,
  manausTower,
  mergedByRules,
  playedStates,
  storedStates,
  withGoal,
} from '../evidence/manaus.js';

/** States that are good and bad, and how many are one of them. */
type Parts = { readonly both: readonly string[]; readonly together: number };

/** Good where the goal is reached, bad in a component without the goal. */
function parts(states: readonly ManausState[], component: ArrayLike<number>): Parts {
  const joined = withGoal(states, component);
  return {
    both: labelsWhere(states, ({ good }, i) => good && !joined[i]),
    together: states.filter(({ good }, i) => good || !joined[i]).length,
  };
}

export default {
  'definition-5': upTo<Parts>({ from: 2, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `all arrangements of n = 2 to ${most} discs by the rules against the good states of a search and the bad ones by connectedComponents, in the stored graph and by the plain rules`,
      pt: `todos os arranjos de n = 2 a ${most} discos pelas regras, comparados com os estados bons de uma busca e os ruins de connectedComponents, no grafo armazenado e pelas regras`,
    },
    stated: (n) => ({ both: [], together: orderByArrangements(manaus(n)) }),
    methods: {
      'search and connectedComponents of the stored graph': (n) =>
        parts(storedStates(n), connectedComponents(manausTower(n).graph).component),
      'play backwards and merging by the plain rules': (n) =>
        parts(playedStates(n), mergedByRules(n)),
    },
  })),
} satisfies Checks;
