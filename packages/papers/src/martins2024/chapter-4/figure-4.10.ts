import { oxford } from '@manaus/core';
import { type FigureItem, finite } from '../../check/index.js';
import { drawPlay } from '../../shared/figures/plays.js';
import { type Ends, shortestLabels, statesByDistance } from '../evidence/shortest-plays.js';
import { plainDistances, plainTower, storedTower } from '../evidence/towers.js';

const rules = oxford(3);

// The start of the drawing; the check tries every start.
const start = '12/3/';

/** The first state of three moves from it that play meets. */
function drawnEnd(): string {
  const found = [...plainDistances(plainTower(rules), [start])];
  return found.find(([, moves]) => moves === 3)?.[0] ?? start;
}

export default {
  id: 'martins2024/figure-4.10',
  statement: {
    en: 'In Oxford with 3 discs, from any start some goal is reached by 3 legal moves and by no fewer.',
    pt: 'Na Torre de Oxford com 3 discos, de qualquer estado inicial alcança-se algum estado final por 3 movimentos permitidos e não por menos.',
  },
  departs: {
    en: 'The start and the goal of the print are lost: every start is tried with every goal at that distance, and one pair drawn.',
    pt: 'Os estados inicial e final do impresso se perderam: testa-se todo estado inicial com todo estado final a essa distância, e desenha-se um par.',
  },
  caption: 'Oxford: the board, a final configuration and a solution of 3 moves',
  towers: ['oxford'],
  uses: ['martins2024/theorem-2'],
  rebuilt: true,
  recorded: 'holds',
  figure: () =>
    drawPlay(
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
} satisfies FigureItem;
