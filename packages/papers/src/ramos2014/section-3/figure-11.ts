import { blockGraphFigure } from '@manaus/plot';
import { finite } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { blocksOf, distancesFrom, flatBoard } from '../evidence/flat-graph.js';
import { flatRules } from '../evidence/rules.js';
import { lostLevels, ours, pathOf } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-11',
    statement: {
      en: 'A path in the graph of blocks of a level of BLOXORZ-- is a solution.',
      pt: 'Um caminho no grafo dos blocos de uma fase do BLOXORZ-- é uma solução.',
    },
    rules: flatRules,
    departs: {
      en: 'The level of the print is lost: drawn is the smallest that needs more moves than it has cells.',
      pt: 'A fase do impresso se perdeu: é desenhada a menor que pede mais movimentos do que tem posições.',
    },
    caption:
      'The graph of blocks of the full board of 3 by 3, and a shortest path: ten moves on nine cells',
    uses: ['ramos2014/theorem-3.7', 'ramos2014/theorem-3.8'],
    figure: () =>
      blockGraphFigure({
        level: ours.nine,
        title: 'Nine cells, ten moves',
        subtitle: 'yellow: a shortest path from S to G',
        path: pathOf(ours.nine),
      }),
  },
  () =>
    finite<typeof ours.nine, { moves: number; withinThree: boolean }>({
      checked: {
        en: 'the length of the path in the graph and by the rules; the number of blocks',
        pt: 'o comprimento do caminho no grafo e pelas regras; o número de blocos',
      },
      instances: [ours.nine],
      stated: () => ({ moves: 10, withinThree: true }),
      methods: {
        'the path by the rules': (level) => ({ moves: pathOf(level).length }),
        'the graph of blocks': (level) => ({
          moves: distancesFrom(flatBoard(level), level.start)[3 * level.goal],
          withinThree: blocksOf(flatBoard(level)).length <= 27,
        }),
      },
    }),
  lostLevels,
);
