import { type Game, gameSolver, type Heaps } from '@manaus/games';
import { type Figure, heapsFigure } from '@manaus/plot';
import type { HeapsStep } from '@manaus/plot/internals';
import { digitRows } from '../evidence/digits.js';
import { upToOrder } from '../evidence/heap-positions.js';
import { playerOf, replay, sumText } from '../evidence/printed-play.js';

/** A position with its binary forms, their sum, and who can win. */
export function stepOf(game: Game<Heaps>, heaps: Heaps): HeapsStep {
  const outcome = gameSolver(upToOrder(game)).outcome(heaps);
  return {
    heaps,
    columns: { rows: digitRows(heaps).map((row) => row.join('')), sum: sumText(heaps) },
    notes: [`${outcome === 'N' ? 'an N' : 'a P'}-position`],
  };
}

/**
 * A play, position by position, with what each move takes; the numbers of the figures are the
 * headings.
 */
export function drawPlay(
  game: Game<Heaps>,
  start: Heaps,
  rows: readonly Readonly<Record<string, string>>[],
  headings: readonly string[],
  title: string,
): Figure {
  const steps = replay(start, rows).map(({ heaps }, i): HeapsStep => {
    const { pile, taken } = rows[i];
    return {
      ...stepOf(game, heaps),
      heading: headings[i],
      taken: heaps.map((_, place) => (place === Number(pile) - 1 ? Number(taken) : 0)),
      mover: i === 0 ? undefined : playerOf(i - 1),
    };
  });
  const subtitle = 'hollow: what the next move takes; below: the binary forms and their nim-sum';
  return heapsFigure({ title, subtitle, steps });
}
