import type { Checks } from '../../check/index.js';
import { drivesTheSolution } from '../evidence/counter-plays.js';
import { discsOfGray, grayCode } from '../evidence/counters.js';
import { drawCounter } from '../figures/counters.js';

export default {
  'figure-B.1': {
    figure: (language) =>
      drawCounter(
        language,
        4,
        discsOfGray(4),
        grayCode(4),
        'Hanoi, 4 discs, with the Gray code',
        'the digit that changes, counted from the right, is the disc',
      ),
    check: (effort) =>
      drivesTheSolution(
        {
          en: 'the digit of the Gray code that changes',
          pt: 'o dígito do código de Gray que muda',
        },
        discsOfGray,
        effort === 'quick' ? 8 : 10,
      ),
  },
} satisfies Checks;
