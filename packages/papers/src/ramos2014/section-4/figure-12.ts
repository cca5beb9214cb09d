import type { Checks } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { lostLevels, ours, solves, twoViews } from '../figures/blocks.js';

export default {
  'figure-12': exampleOfOurs(
    (language) => twoViews(language, ours.edge, 'A level of On The Edge'),
    () => solves(ours.edge),
    lostLevels,
  ),
} satisfies Checks;
