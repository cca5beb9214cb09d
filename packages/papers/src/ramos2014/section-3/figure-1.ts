import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { strictRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, solves, twoViews } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-1',
    statement: {
      en: 'An overview of a level of Bloxorz that can be solved.',
      pt: 'Visão geral de uma fase de Bloxorz que tem solução.',
    },
    rules: strictRules,
    departs: oneOfOurs,
    caption: 'A level of Bloxorz from above and from the side (ours)',
    figure: () => twoViews(ours.overview, 'A level of Bloxorz'),
  },
  () => solves(ours.overview),
  lostLevels,
);
