import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { bobbinRules } from '../evidence/rules.js';
import { lostLevels, oneOfOurs, ours, solves, twoViews } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-15',
    statement: {
      en: 'An overview of a level of Bobbin 3D that can be solved.',
      pt: 'Visão geral de uma fase de Bobbin 3D que tem solução.',
    },
    rules: bobbinRules,
    departs: oneOfOurs,
    caption:
      'A level of Bobbin 3D with raised floor and a * cell, from above and from the side (ours)',
    figure: () => twoViews(ours.bobbin, 'A level of Bobbin 3D'),
  },
  () => solves(ours.bobbin),
  lostLevels,
);
