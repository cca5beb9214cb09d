import { blockGraphFigure } from '@manaus/plot';
import { finite } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { bobbinRules } from '../evidence/rules.js';
import { lostLevels, ours, pathOf } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-18',
    statement: {
      en: 'A path in the directed graph of a level of BOBBIN-- is a solution.',
      pt: 'Um caminho no grafo direcionado de uma fase do BOBBIN-- é uma solução.',
    },
    rules: bobbinRules,
    departs: {
      en: 'The level of the print is lost: drawn is one that needs more moves than it has cells.',
      pt: 'A fase do impresso se perdeu: é desenhada uma que pede mais movimentos do que tem posições.',
    },
    caption:
      'The places of the cylinder on twelve cells, and a shortest path of fourteen moves; arrowheads where rolling has no way back',
    uses: ['ramos2014/bobbin-minus-minus-graph', 'ramos2014/bobbin-minus-minus-bound'],
    figure: () =>
      blockGraphFigure({
        level: ours.rolling,
        title: 'Twelve cells, fourteen moves',
        subtitle: 'yellow: a shortest path; arrowheads: no way back',
        path: pathOf(ours.rolling),
      }),
  },
  () =>
    finite({
      checked: {
        en: 'the length of the path in the graph and by the rules',
        pt: 'o comprimento do caminho no grafo e pelas regras',
      },
      instances: [ours.rolling],
      stated: () => 14,
      methods: {
        'the path by the rules': (level) => pathOf(level).length,
        'the graph of places': (level) => new BobbinGraph(level).leastMoves(),
      },
    }),
  lostLevels,
);
