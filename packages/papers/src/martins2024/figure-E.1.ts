import { hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import { colors, discColor, type Figure, type Mark, textOn } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { shortestPlay } from '../shared/figures/plays.js';
import { discOfBinary } from './figures/counters.js';

const cycle = 7;

/** The tape of a day: the disc that the solution of Hanoi with three discs moves then; after its seven moves it starts anew. */
function tapes(days: number): number[] {
  const play = shortestPlay(hanoi(3), '123//', '//123').map((label) =>
    pegsOfDiscs(parseLabel(hanoi(3), label)),
  );
  const moved = play
    .slice(1)
    .map((pegOf, m) => pegOf.findIndex((peg, i) => peg !== play[m][i]) + 1);
  return range(0, days - 1).map((day) => moved[day % moved.length]);
}

const daysOf = (tape: number, days: number) =>
  tapes(days).flatMap((used, i) => (used === tape ? [i + 1] : []));

/** The days that appendix E lists for a tape are the first ones of its schedule; the counter says the same. */
function wrong([tape, listed]: readonly [number, readonly number[]]): string | null {
  const byCounter = range(1, 21).flatMap((day) =>
    discOfBinary(((day - 1) % cycle) + 1) === tape ? [day] : [],
  );
  return firstWrong(
    differ(
      `first days of tape ${tape}`,
      listed.join(),
      daysOf(tape, 21).slice(0, listed.length).join(),
    ),
    differ(`days of tape ${tape} by the binary counter`, daysOf(tape, 21).join(), byCounter.join()),
    differ('moves of the solution', cycle, shortestPlay(hanoi(3), '123//', '//123').length - 1),
  );
}

const days = 21;
const [left, top, across, down] = [130, 100, 36, 46];

function figure(): Figure {
  const used = tapes(days);
  const group = 'schedule';
  const names = [1, 2, 3].map(
    (tape): Mark => ({
      kind: 'text',
      x: left - 18,
      y: top + (tape - 0.5) * down,
      text: `tape ${tape}`,
      size: 15,
      color: colors.text,
      anchor: 'end',
      group,
    }),
  );
  const cells = used.flatMap((own, day) =>
    [1, 2, 3].flatMap((tape): Mark[] => {
      const fill = own === tape ? discColor(tape) : colors.paper;
      const box: Mark = {
        kind: 'rect',
        x: left + day * across,
        y: top + (tape - 1) * down,
        width: across,
        height: down,
        fill,
        stroke: colors.faint,
        strokeWidth: 1,
        group,
      };
      const text: Mark = {
        kind: 'text',
        x: left + (day + 0.5) * across,
        y: top + (tape - 0.5) * down,
        text: String(day + 1),
        size: 13,
        weight: 'bold',
        color: textOn(fill),
        group,
      };
      return own === tape ? [box, text] : [box];
    }),
  );
  const weeks = range(0, days / cycle - 1).map(
    (week): Mark => ({
      kind: 'text',
      x: left + (week + 0.5) * cycle * across,
      y: top - 16,
      text: `week ${week + 1}`,
      size: 13,
      color: colors.quiet,
      group,
    }),
  );
  const bars = range(0, days / cycle).map((week) => [
    { x: left + week * cycle * across, y: top - 6 },
    { x: left + week * cycle * across, y: top + 3 * down + 6 },
  ]);
  const alt = `Tape of each day from 1 to ${days}: ${used.join(', ')}.`;
  return {
    title: 'Backup on three tapes, one a day',
    subtitle:
      'the tape of a day is the disc that Hanoi with three discs moves; after seven moves it starts anew',
    width: 920,
    height: 280,
    alt,
    marks: [
      ...names,
      ...cells,
      ...weeks,
      { kind: 'line', lines: bars, color: colors.dark, width: 2, group },
    ],
  };
}

const item: FigureItem = {
  id: 'martins2024/figure-E.1',
  kind: 'figure',
  statement:
    'With three tapes moved as the discs of Hanoi, a new solution every 7 days, tape 1 is used first on days 1, 3, 5, 7, tape 2 on days 2, 6, 9 and tape 3 on days 4, 11, 18.',
  departs:
    'The picture is lost: the schedule is computed and compared with the days that the appendix lists. They fit a solution that starts anew each week; going on counting, tape 3 would follow on day 12. The intervals that the appendix gives are items of their own.',
  caption: 'The rotation of three backup tapes over three weeks',
  uses: [
    'martins2024/appendix-E/tape-1',
    'martins2024/appendix-E/tape-2',
    'martins2024/appendix-E/tape-3',
  ],
  recorded: 'holds',
  figure,
  check: () =>
    finite(
      [
        [1, [1, 3, 5, 7]],
        [2, [2, 6, 9]],
        [3, [4, 11, 18]],
      ] as const,
      wrong,
      {
        checked:
          '21 days, by the discs of the solution that search finds and by the binary counter',
        methods: 2,
      },
    ),
};
export default item;
