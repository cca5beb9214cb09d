import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { bobbinRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, pathOf, solves, stages } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-16',
    statement: {
      en: 'The steps of a solution of a level of Bobbin 3D.',
      pt: 'Os passos de uma solução de uma fase de Bobbin 3D.',
    },
    rules: bobbinRules,
    departs: oneOfOurs,
    caption: 'The steps of a shortest solution of a level of Bobbin 3D (ours)',
    figure: () =>
      stages(ours.bobbin, pathOf(ours.bobbin), [0, 1, 3, 5, 7, 9], 'A solution of Bobbin 3D'),
  },
  () => solves(ours.bobbin),
  lostLevels,
);
