import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { edgeRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, solves, twoViews } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-12',
    statement: {
      en: 'An overview of a level of On The Edge that can be solved.',
      pt: 'Visão geral de uma fase de On The Edge que tem solução.',
    },
    rules: edgeRules,
    departs: oneOfOurs,
    caption:
      'A level of On The Edge with black and blue cells, from above and from the side (ours)',
    figure: () => twoViews(ours.edge, 'A level of On The Edge'),
  },
  () => solves(ours.edge),
  lostLevels,
);
