import { type Checks, range } from '../../check/index.js';
import { digitsOf } from '../evidence/binary.js';
import { drivesTheSolution } from '../evidence/counter-plays.js';
import { discOfBinary } from '../evidence/counters.js';
import { drawCounter } from '../figures/counters.js';

const named = (count: number): number[] => range(1, 2 ** count - 1).map(discOfBinary);

export default {
  'figure-A.1': {
    figure: (language) =>
      drawCounter(
        language,
        4,
        named(4),
        range(0, 15).map((m) => digitsOf(m, 4)),
        'Hanoi, 4 discs, with the binary counter',
        'the last 1 of the number of the move, from the right, is the disc',
      ),
    check: (effort) =>
      drivesTheSolution(
        { en: 'the last 1 of its number', pt: 'o último 1 do seu número' },
        named,
        effort === 'quick' ? 8 : 10,
      ),
  },
} satisfies Checks;
