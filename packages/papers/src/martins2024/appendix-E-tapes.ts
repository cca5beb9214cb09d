import { differ, firstWrong, range } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { movedDiscs } from './evidence/optimal-play.js';

/** A tape as printed: its place among the tapes, its days, and every how many days it is used. */
interface Tape {
  readonly tape: number;
  readonly days: readonly number[];
  readonly every: number;
}

/** The first days of a tape: a tape is used when its disc moves. */
type Schedule = (tape: number) => readonly number[];

const daysOf = (moved: readonly number[], tape: number): number[] =>
  moved.flatMap((disc, i) => (disc === tape ? [i + 1] : []));

/** One solution of many discs, a move a day. */
const endless: Schedule = (tape) => daysOf(movedDiscs(7), tape);

/** A cycle of a week: three tapes, the 7 moves of three discs, begun again each week. */
const weekly: Schedule = (tape) =>
  daysOf(
    range(1, 6).flatMap(() => movedDiscs(3)),
    tape,
  );

/** The same two by arithmetic. */
const endlessDay = (tape: number, day: number): boolean => day % 2 ** tape === 2 ** (tape - 1);
const weeklyDay = (tape: number, day: number): boolean => endlessDay(tape, ((day - 1) % 7) + 1);

function requireSame(tape: number): void {
  const [far, weeks] = [range(1, 127), range(1, 42)];
  const odd = firstWrong(
    differ(
      `days of tape ${tape}`,
      far.filter((day) => endlessDay(tape, day)).join(),
      endless(tape).join(),
    ),
    differ(
      `days of tape ${tape} by weeks`,
      weeks.filter((day) => weeklyDay(tape, day)).join(),
      weekly(tape).join(),
    ),
  );
  if (odd !== null) throw new Error(odd);
}

/** What is wrong with the printed days and with the printed number of days between them. */
function wrongIn(name: string, schedule: Schedule, { tape, days, every }: Tape): string | null {
  const used = schedule(tape);
  const gap = used.slice(1).findIndex((day, i) => day - used[i] !== every);
  return firstWrong(
    differ(`days ${name}`, days.join(', '), used.slice(0, days.length).join(', ')),
    gap < 0
      ? null
      : `days from one use to the next ${name}: stated ${every}, computed ${used[gap + 1] - used[gap]} from day ${used[gap]} to day ${used[gap + 1]}`,
  );
}

/** Days and distance must be right together, in one of the two schedules that the words allow. */
function judged(tape: Tape): Finding {
  requireSame(tape.tape);
  const tried = {
    checked:
      'the days on which the disc moves in the shortest solution with 7 discs (127 days), and with 3 discs begun again every 7 days (6 weeks); both by arithmetic as well',
    methods: 2,
  };
  const wrong = [
    wrongIn('of one long solution', endless, tape),
    wrongIn('of a week begun again', weekly, tape),
  ];
  if (wrong.includes(null)) return { verdict: 'holds-in-range', ...tried };
  return { verdict: 'fails', ...tried, counterexample: wrong.join('; ') };
}

const items: Item[] = [
  {
    id: 'martins2024/appendix-E/tape-1',
    kind: 'statement',
    statement:
      'In the rotation called a cycle of one week, the first tape is used every 2 days: on days 1, 3, 5, 7, and so on.',
    departs:
      'It holds for one solution of many discs, and within a week; in a week begun again, day 8 follows day 7. No one schedule makes the days of all three tapes right.',
    uses: ['martins2024/appendix-A/table-A.1'],
    recorded: 'holds-in-range',
    check: () => judged({ tape: 1, days: [1, 3, 5, 7], every: 2 }),
  },
  {
    id: 'martins2024/appendix-E/tape-2',
    kind: 'statement',
    statement:
      'In the rotation called a cycle of one week, the second tape is used every 4 days: on days 2, 6, 9, and so on.',
    departs:
      'Every 4 days it is used on days 2, 6, 10; the days 2, 6, 9 are those of a week begun again, 4 and 3 days apart.',
    uses: ['martins2024/appendix-A/table-A.1'],
    recorded: 'fails',
    check: () => judged({ tape: 2, days: [2, 6, 9], every: 4 }),
  },
  {
    id: 'martins2024/appendix-E/tape-3',
    kind: 'statement',
    statement:
      'In the rotation called a cycle of one week, the third tape is used every 7 days: on days 4, 11, 18, and so on.',
    departs:
      'It holds in a cycle of a week: three tapes, the 7 moves of three discs, begun again every week. In one solution of many discs it is used every 8 days, on days 4, 12, 20.',
    uses: ['martins2024/appendix-A/table-A.1'],
    recorded: 'holds-in-range',
    check: () => judged({ tape: 3, days: [4, 11, 18], every: 7 }),
  },
];
export default items;
