import { type Finding, general, range, withValues } from '../../check/index.js';
import { discOfBinary } from './counters.js';
import { movedDiscs } from './optimal-play.js';

/**
 * A tape as printed: its place among the tapes, its first days, and every how many days it is used.
 */
export type Tape = {
  readonly tape: number;
  readonly days: readonly number[];
  readonly every: number;
};

/**
 * The days on which a tape is used, a tape is used when its disc moves: in the week of the
 * appendix, and for comparison in one long solution.
 */
export type Schedules = {
  /** One solution of seven discs, a move a day. */
  readonly endless: readonly number[];
  /** The 7 moves of three discs, begun again for six weeks. */
  readonly weekly: readonly number[];
};

const WEEK = 7;
const WEEKS = 6;
const LONG = 7;

const daysOf = (discs: readonly number[], tape: number): number[] =>
  discs.flatMap((disc, i) => (disc === tape ? [i + 1] : []));

/** By the solutions that search finds. */
const bySolution = ({ tape }: Pick<Tape, 'tape'>): Schedules => ({
  endless: daysOf(movedDiscs(LONG), tape),
  weekly: daysOf(
    range(1, WEEKS).flatMap(() => movedDiscs(3)),
    tape,
  ),
});

/** By arithmetic: disc k moves at the odd multiples of 2^(k - 1). */
const byArithmetic = ({ tape }: Pick<Tape, 'tape'>): Schedules => ({
  endless: range(1, 2 ** LONG - 1).filter((day) => isUsed(tape, day)),
  weekly: range(1, WEEKS * WEEK).filter((day) => isUsed(tape, ((day - 1) % WEEK) + 1)),
});

const isUsed = (tape: number, day: number): boolean => day % 2 ** tape === 2 ** (tape - 1);

/** The days on which a tape is used in three weeks, each begun anew: by the solution. */
export const weeksBySolution = (tape: number): number[] =>
  bySolution({ tape }).weekly.filter((day) => day <= 3 * WEEK);

/** The same by the binary counter. */
export const weeksByCounter = (tape: number): number[] =>
  range(1, 3 * WEEK).filter((day) => discOfBinary(((day - 1) % WEEK) + 1) === tape);

/** The first use that does not come after the printed number of days; `null` if none exists. */
export function gapIn(used: readonly number[], every: number): readonly [number, number] | null {
  const at = used.findIndex((day, i) => i > 0 && day - used[i - 1] !== every);
  return at < 0 ? null : [used[at - 1], used[at]];
}

/** Days and distance must be right together, in the week begun again that the appendix names. */
export const judgedTape = (tape: Tape): Finding<Tape & Schedules> =>
  withValues(
    general<Tape, Schedules>({
      checked: {
        en: 'the days on which the disc moves in the shortest solution with 7 discs (127 days), and with 3 discs begun again every 7 days (6 weeks); both by arithmetic as well',
        pt: 'os dias em que o disco se move na solução mínima com 7 discos (127 dias), e com 3 discos recomeçada a cada 7 dias (6 semanas); ambos também por aritmética',
      },
      instances: [tape],
      satisfies: ({ weekly }, { days, every }) =>
        days.every((day, i) => weekly[i] === day) && gapIn(weekly, every) === null,
      methods: { 'the solutions that search finds': bySolution, arithmetic: byArithmetic },
    }),
    ({ instance, computed }) => ({ ...instance, ...computed }),
  );
