import { type Checks, type Finding, type ItemCheck, withValues } from '../../check/index.js';
import { gapIn, judgedTape, type Tape } from '../evidence/tapes.js';

/** The tape as printed, and the first two of its days that are not so far apart. */
type Case = Tape & { readonly used: readonly number[]; readonly gap: readonly [number, number] };

const check = (): Finding<Case> =>
  withValues(
    judgedTape({ tape: 1, days: [1, 3, 5, 7], every: 2 }),
    ({ tape, days, every, weekly }) => {
      const gap = gapIn(weekly, every);
      if (gap === null) throw new Error('the printed interval is right');
      return { tape, days, every, used: weekly.slice(0, days.length + 2), gap };
    },
  );

export default {
  'appendix-E/tape-1': {
    check,
    counterexample: {
      en: ({ every, used, gap: [first, second] }) =>
        `the 7 moves of three discs, begun again every week, use it on days ${used.join(', ')}: from day ${first} to day ${second} it is ${second - first} day, not ${every}`,
      pt: ({ every, used, gap: [first, second] }) =>
        `Com os 7 movimentos de três discos, recomeçados a cada semana, ela é usada nos dias ${used.join(', ')}: do dia ${first} ao dia ${second} é ${second - first} dia, e não ${every}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
