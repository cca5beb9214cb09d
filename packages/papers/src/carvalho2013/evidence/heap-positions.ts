import type { Game, Heaps } from '@manaus/games';
import { range } from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';

/**
 * All positions of at most `most` non-empty heaps with the given number of blocks together, smaller
 * heaps first; each up to the order of its heaps.
 */
function* ofTotal(total: number, most: number, least = 1): Generator<number[]> {
  if (total === 0) yield [];
  if (most === 0) return;
  for (let heap = least; heap <= total; heap++)
    for (const rest of ofTotal(total - heap, most - 1, heap)) yield [heap, ...rest];
}

/**
 * All positions of at most `blocks` blocks in at most `heaps` heaps, up to the order of the heaps;
 * those of few blocks first, and of these those of few heaps.
 */
export function positionsUpTo(blocks: number, heaps = blocks): Heaps[] {
  return range(0, blocks).flatMap((total) =>
    [...ofTotal(total, heaps)].sort((a, b) => a.length - b.length),
  );
}

/** All positions that can follow one, the place of each heap kept, and itself. */
export const within = (heaps: Heaps): Heaps[] => combinations(heaps.map((most) => range(0, most)));

/** All positions of the given number of heaps of 0 to `most` blocks, in every order. */
export const tuples = (heaps: number, most: number): Heaps[] =>
  within(range(1, heaps).map(() => most));

/** All positions that one lowered heap leads to, the place of each heap kept. */
export const lowerings = (heaps: Heaps): Heaps[] =>
  heaps.flatMap((heap, place) =>
    range(0, heap - 1).map((left) => heaps.map((other, i) => (i === place ? left : other))),
  );

/** True if a game has a move from one position to another. */
export const isOption = (game: Game<Heaps>, heaps: Heaps, next: Heaps): boolean =>
  game.options(heaps).some((option) => option.join() === next.join());

/** Some random positions of 1 to `heaps` heaps of fewer than 2^bits blocks. */
export const randomPositions = (
  count: number,
  heaps: number,
  bits: number,
  random: () => number,
): Heaps[] =>
  range(1, count).map(() =>
    range(1, 1 + Math.floor(random() * heaps)).map(() => Math.floor(random() * 2 ** bits)),
  );

/** A position as the works write it. */
export const tuple = (heaps: Heaps): string => `(${heaps.join(', ')})`;

/**
 * A label that is the same for positions that differ in the order of their heaps or in empty heaps.
 */
export const unordered = (heaps: Heaps): string =>
  heaps
    .filter((heap) => heap > 0)
    .sort((a, b) => a - b)
    .join();

/**
 * The same game with such labels, so that what is known of one position is known of all that differ
 * so.
 */
export const upToOrder = (game: Game<Heaps>): Game<Heaps> => ({
  ...game,
  notation: { ...game.notation, format: unordered },
});
