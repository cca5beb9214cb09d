import { type Checks, finite, range } from '../../check/index.js';
import { movedDiscs } from '../evidence/optimal-play.js';
import { weeksByCounter, weeksBySolution } from '../evidence/tapes.js';
import { drawTapes } from '../figures/tapes.js';

/** A tape, and the days that the appendix lists for it. */
type Listed = { readonly tape: number; readonly listed: readonly number[] };

/** All its days in three weeks, and as many of the first ones as are listed. */
type Days = { readonly days: readonly number[]; readonly first: readonly number[] };

const daysOf =
  (used: (tape: number) => readonly number[]) =>
  ({ tape, listed }: Listed): Days => {
    const days = used(tape);
    return { days, first: days.slice(0, listed.length) };
  };

export default {
  'figure-E.1': {
    figure: (language) =>
      drawTapes(
        language,
        range(0, 2).flatMap(() => movedDiscs(3)),
      ),
    check: () =>
      finite<Listed, Days>({
        checked: {
          en: '21 days, by the discs of the solution that search finds and by the binary counter',
          pt: '21 dias, pelos discos da solução que a busca encontra e pelo contador binário',
        },
        instances: [
          { tape: 1, listed: [1, 3, 5, 7] },
          { tape: 2, listed: [2, 6, 9] },
          { tape: 3, listed: [4, 11, 18] },
        ],
        stated: ({ listed }) => ({ first: listed }),
        methods: {
          'the solution that search finds': daysOf(weeksBySolution),
          'the binary counter': daysOf(weeksByCounter),
        },
      }),
  },
} satisfies Checks;
