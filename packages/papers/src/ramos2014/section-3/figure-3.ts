import { levelFigure } from '@manaus/plot';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { strictRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, pathOf, solves } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-3',
    statement: {
      en: 'A solution as numbers on a level with bridges: i marks the block after move i, on a cell where it stands, between two where it lies.',
      pt: 'Uma solução como números sobre uma fase com pontes: i marca o bloco após o movimento i, sobre uma posição se está em pé, entre duas se está deitado.',
    },
    rules: strictRules,
    departs: oneOfOurs,
    caption:
      'A shortest solution on a level with bridges (ours), numbered as the work describes it',
    figure: () =>
      levelFigure({
        level: ours.overview,
        title: 'A solution with a bridge',
        subtitle: 'the number i marks the block after move i',
        path: pathOf(ours.overview),
      }),
  },
  () => solves(ours.overview),
  lostLevels,
);
