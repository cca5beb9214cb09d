import { colors, type Figure, type Mark, said, type Tongue } from '@manaus/plot';
import { discColor, textOn } from '@manaus/plot/internals';
import { range } from '../../check/index.js';
import { polylines, rect, words } from '../../shared/figures/marks.js';

const cycle = 7;
const [left, top, across, down] = [94, 100, 34, 46];
const group = 'schedule';

/** The tape of each day, week by week. */
export function drawTapes(language: Tongue, used: readonly number[]): Figure {
  const days = used.length;
  const alt = said(language, {
    en: `Tape of each day from 1 to ${days}: ${used.join(', ')}.`,
    pt: `Fita de cada dia, de 1 a ${days}: ${used.join(', ')}.`,
  });
  const lines = range(0, days / cycle).map((week) => {
    const x = left + week * cycle * across;
    return [
      { x, y: top - 6 },
      { x, y: top + 3 * down + 6 },
    ];
  });
  return {
    title: 'Backup on three tapes, one a day',
    subtitle:
      'the tape of a day is the disc that Hanoi with three discs moves; after seven moves it starts anew',
    width: 848,
    height: 280,
    alt,
    marks: [
      ...[1, 2, 3].map((tape) =>
        words(left - 18, top + (tape - 0.5) * down, `tape ${tape}`, {
          size: 15,
          color: colors.text,
          anchor: 'end',
          group,
        }),
      ),
      ...used.flatMap((own, day) => [1, 2, 3].flatMap((tape) => dayCell(tape, day, own === tape))),
      ...range(0, days / cycle - 1).map((week) =>
        words(left + (week + 0.5) * cycle * across, top - 16, `week ${week + 1}`, {
          size: 13,
          color: colors.quiet,
          group,
        }),
      ),
      polylines(lines, { color: colors.dark, width: 2, group }),
    ],
  };
}

/** The cell of a day on a tape, with the number of the day where the tape is used. */
function dayCell(tape: number, day: number, isUsed: boolean): Mark[] {
  const fill = isUsed ? discColor(tape) : colors.paper;
  const [x, y] = [left + day * across, top + (tape - 1) * down];
  const cell = rect(x, y, across, down, { fill, stroke: colors.faint, strokeWidth: 1, group });
  if (!isUsed) return [cell];
  const [middle, level] = [left + (day + 0.5) * across, top + (tape - 0.5) * down];
  const look = { size: 13, weight: 'bold', color: textOn(fill), group } as const;
  return [cell, words(middle, level, String(day + 1), look)];
}
