import { hanoi } from '@manaus/core';
import { boardFigure, type Tongue } from '@manaus/plot';
import type { Checks } from '../../check/index.js';
import { pegsOf, stateOf } from '../evidence/iterative.js';
import { lettersAndLabel } from '../figures/letters.js';

const drawn = (language: Tongue) =>
  boardFigure({ rules: hanoi(3), state: stateOf(pegsOf('BCC')), title: 'BCC', language });

export default {
  'figure-12': {
    figure: drawn,
    check: () => lettersAndLabel('BCC', '/1/23', () => drawn('en')),
  },
} satisfies Checks;
