import { type Game, gameSolver, type Heaps } from '@manaus/games';
import { type Figure, heapsFigure, type Tongue } from '@manaus/plot';
import type { HeapsStep } from '@manaus/plot/internals';
import { digitRows } from '../evidence/digits.js';
import { upToOrder } from '../evidence/heap-positions.js';
import { playerOf, replay, sumText } from '../evidence/printed-play.js';

/** A position with its binary forms, their sum, and who can win. */
export const stepOf = (game: Game<Heaps>, heaps: Heaps): HeapsStep => ({
  heaps,
  columns: { rows: digitRows(heaps).map((row) => row.join('')), sum: sumText(heaps) },
  notes: [gameSolver(upToOrder(game)).outcome(heaps) === 'N' ? 'an N-position' : 'a P-position'],
});

/**
 * A play, position by position, with what each move takes; the numbers of the figures are the
 * headings.
 */
export function drawPlay(
  language: Tongue,
  game: Game<Heaps>,
  start: Heaps,
  rows: readonly Row[],
  headings: readonly string[],
  title: string,
): Figure {
  const steps = replay(start, rows).map(
    ({ heaps }, i): HeapsStep => ({
      ...stepOf(game, heaps),
      heading: headings[i],
      taken: takenBy(heaps, rows[i]),
      mover: i === 0 ? undefined : playerOf(i - 1),
    }),
  );
  const subtitle = 'hollow: what the next move takes; below: the binary forms and their nim-sum';
  return heapsFigure({ title, subtitle, steps, language });
}

type Row = Readonly<Record<string, string>>;

/** The number that a printed move takes from each heap. */
const takenBy = (heaps: Heaps, { pile, taken }: Row): number[] =>
  heaps.map((_, place) => (place === Number(pile) - 1 ? Number(taken) : 0));
