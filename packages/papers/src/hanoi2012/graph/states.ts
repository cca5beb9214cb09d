import { hanoi } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { type Checks, range, until, upTo } from '../../check/index.js';
import { plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import { searched } from '../evidence/iterative.js';

/** The number of states, and whether each is reached from each. */
type States = { readonly states: number; readonly connected: boolean };

export default {
  states: upTo<States>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `states counted among all arrangements of the discs (n = 1 to 6) and in the graph, searches from every state (n = 1 to 5) and from one, connectedComponents, n = 1 to ${most}`,
      pt: `estados contados entre todos os arranjos dos discos (n = 1 a 6) e no grafo, buscas a partir de cada estado (n = 1 a 5) e de um só, connectedComponents, n = 1 a ${most}`,
    },
    stated: (n) => ({ states: 3 ** n, connected: true }),
    methods: {
      'the graph of the plain rules': (n) => ({
        states: plainHanoiGraph(n).order,
        connected: connectedComponents(plainHanoiGraph(n)).sizes.length === 1,
      }),
      'all arrangements of the discs': until<States>(6, (n) => ({
        states: orderByArrangements(hanoi(n)),
      })),
      'searches on numbers': (n) => ({
        connected: range(0, n > 5 ? 0 : 3 ** n - 1).every(
          (from) => !searched(n, from).distance.includes(-1),
        ),
      }),
    },
  })),
} satisfies Checks;
