import { hanoi } from '@manaus/core';
import { boardFigure, type Tongue } from '@manaus/plot';
import type { Checks } from '../../check/index.js';
import { pegsOf, stateOf } from '../evidence/iterative.js';
import { lettersAndLabel } from '../figures/letters.js';

const drawn = (language: Tongue) =>
  boardFigure({ rules: hanoi(4), state: stateOf(pegsOf('BCAA')), title: 'BCAA', language });

export default {
  'figure-23': {
    figure: drawn,
    check: () => lettersAndLabel('BCAA', '34/1/2', () => drawn('en')),
  },
} satisfies Checks;
