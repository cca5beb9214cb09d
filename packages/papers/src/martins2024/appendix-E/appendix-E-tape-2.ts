import { type Checks, type Finding, type ItemCheck, withValues } from '../../check/index.js';
import { gapIn, judgedTape, type Tape } from '../evidence/tapes.js';

/**
 * The tape as printed, its days in one long solution, and the first two of a week begun again that
 * are not so far apart.
 */
type Case = Tape & { readonly endless: readonly number[]; readonly gap: readonly [number, number] };

const check = (): Finding<Case> =>
  withValues(
    judgedTape({ tape: 2, days: [2, 6, 9], every: 4 }),
    ({ tape, days, every, endless, weekly }) => {
      const gap = gapIn(weekly, every);
      if (gap === null) throw new Error('the printed interval is right');
      return { tape, days, every, endless: endless.slice(0, days.length), gap };
    },
  );

export default {
  'appendix-E/tape-2': {
    check,
    counterexample: {
      en: ({ days, every, endless, gap: [first, second] }) =>
        `days of one long solution: stated ${days.join(', ')}, computed ${endless.join(', ')}; days from one use to the next of a week begun again: stated ${every}, computed ${second - first} from day ${first} to day ${second}`,
      pt: ({ days, every, endless, gap: [first, second] }) =>
        `Dias em uma única solução longa: impresso ${days.join(', ')}, calculado ${endless.join(', ')}. Em uma semana que recomeça, do dia ${first} ao dia ${second} são ${second - first} dias, e não ${every}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
