import { colors, type Figure, type Mark, said } from '@manaus/plot';
import { discColor, textOn } from '@manaus/plot/internals';
import { range } from '../../check/index.js';

const cycle = 7;
const [left, top, across, down] = [94, 100, 34, 46];

/** The tape of each day, week by week. */
export function drawTapes(used: readonly number[]): Figure {
  const days = used.length;
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
  const alt = said({
    en: `Tape of each day from 1 to ${days}: ${used.join(', ')}.`,
    pt: `Fita de cada dia, de 1 a ${days}: ${used.join(', ')}.`,
  });
  return {
    title: 'Backup on three tapes, one a day',
    subtitle:
      'the tape of a day is the disc that Hanoi with three discs moves; after seven moves it starts anew',
    width: 848,
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
