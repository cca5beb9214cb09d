import { connectedComponents } from '@manaus/graph';
import { type Checks, until, upTo } from '../../check/index.js';
import {
  labelsWhere,
  type ManausState,
  manausTower,
  mergedByRules,
  playedStates,
  storedStates,
  withGoal,
} from '../evidence/manaus.js';

/** The states for which the way to the goal and its component do not say the same. */
function otherwise(states: readonly ManausState[], component: ArrayLike<number>): string[] {
  const joined = withGoal(states, component);
  return labelsWhere(states, ({ good }, i) => good !== joined[i]);
}

export default {
  'definition-4': upTo<string[]>({ from: 2, quick: 8, full: 11 }, (most) => ({
    checked: {
      en: `all regular states of n = 2 to ${most} discs: distances from the goal against connectedComponents, in the stored graph and to n = 9 by the plain rules`,
      pt: `todos os estados regulares de n = 2 a ${most} discos: as distâncias ao objetivo comparadas com connectedComponents, no grafo armazenado e até n = 9 pelas regras`,
    },
    stated: () => [],
    methods: {
      'search and connectedComponents of the stored graph': (n) =>
        otherwise(storedStates(n), connectedComponents(manausTower(n).graph).component),
      'play backwards and merging by the plain rules': until(9, (n) =>
        otherwise(playedStates(n), mergedByRules(n)),
      ),
    },
  })),
} satisfies Checks;
