import { oxford } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { type Ends, shortestLabels, statesByDistance } from '../evidence/shortest-plays.js';
import { plainTower, storedTower } from '../evidence/towers.js';

const rules = oxford(3);

// The start of the drawing; the check tries every start.
const start = '12/3/';

/** The first state of three moves from it that play meets. */
function drawnEnd(): string {
  const found = [...plainDistances(plainTower(rules), [start])];
  return found.find(([, moves]) => moves === 3)?.[0] ?? start;
}

export default {
  'figure-4.10': {
    figure: (language) =>
      drawPlay(
        language,
        rules,
        shortestLabels({ rules, from: start, to: drawnEnd() }),
        'Oxford: a solution of 3 moves',
      ),
    check: () =>
      finite<Pick<Ends, 'rules' | 'from'>, string[][]>({
        checked: {
          en: 'all 60 starts with every goal 3 moves away, by a search of the graph and by playing the plain rules',
          pt: 'todos os 60 inícios com cada objetivo a 3 movimentos, por uma busca no grafo e jogando pelas regras',
        },
        instances: storedTower(rules).labels.map((from) => ({ rules, from })),
        satisfies: (states) => states.length > 3 && states[3].length > 0,
        methods: statesByDistance,
      }),
  },
} satisfies Checks;
