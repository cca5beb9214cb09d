import { hanoi } from '@manaus/core';
import { boardFigure } from '@manaus/plot';
import type { Checks } from '../../check/index.js';
import { pegsOf, stateOf } from '../evidence/iterative.js';
import { lettersAndLabel } from '../figures/letters.js';

const drawn = () => boardFigure({ rules: hanoi(4), state: stateOf(pegsOf('BCAA')), title: 'BCAA' });

export default {
  'figure-23': {
    figure: drawn,
    check: () => lettersAndLabel('BCAA', '34/1/2', drawn),
  },
} satisfies Checks;
