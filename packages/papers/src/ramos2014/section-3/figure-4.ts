import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { strictRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, pathOf, solves, stages } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-4',
    statement: {
      en: 'The steps to the end of a level of Bloxorz.',
      pt: 'Os passos até o fim de uma fase de Bloxorz.',
    },
    rules: strictRules,
    departs: oneOfOurs,
    caption: 'The steps of a shortest solution (ours)',
    figure: () =>
      stages(ours.plain, pathOf(ours.plain), [0, 1, 2, 4, 6, 8], 'To the end of a level'),
  },
  () => solves(ours.plain),
  lostLevels,
);
