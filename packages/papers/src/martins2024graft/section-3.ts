import type { Checks } from '../check/index.js';
import {
  checkGeneralStep,
  checkThirdStep,
  drawGeneralStep,
  drawThirdStep,
} from '../shared/figures/construction.js';
import { constructionOfHanoi } from '../shared/grafts/construction.js';

export default {
  'algorithm-1': constructionOfHanoi,

  'figure-4': {
    figure: drawGeneralStep,
    check: checkGeneralStep,
  },

  'figure-5': {
    figure: drawThirdStep,
    check: checkThirdStep,
  },
} satisfies Checks;
