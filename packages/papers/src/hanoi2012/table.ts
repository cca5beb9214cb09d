import type { Disc, Peg } from '@manaus/core';

/** The table of two columns: a row a disc, where it is and where it goes; entry 0 is not used. */
export type Table = { is: Peg; goes: Peg }[];

/** Where the discs are. */
interface Pegs {
  pegOf(disc: Disc): Peg;
}

export const emptyTable = (discs: number): Table => Array.from({ length: discs + 1 }, () => ({ is: -1, goes: -1 }));

/**
 * Fills in the table from the row of a disc downwards, larger discs being above.
 *
 * While all larger discs are where they belong, a row takes the destination of its own disc; else the letter of the row above if its two
 * agree, and the missing one if they do not.
 */
export function complete(table: Table, board: Pegs, from: Disc, destinations: readonly Peg[]): void {
  const discs = table.length - 1;
  for (let disc = from; disc >= 1; disc--) {
    const row = table[disc];
    row.is = board.pegOf(disc);
    const above = table[disc + 1];
    if (disc === from && from < discs) continue; // its second letter stands: only what it depends on above could change it
    const placed = destinations.slice(disc).every((peg, i) => table[disc + 1 + i].is === peg);
    row.goes = placed ? destinations[disc - 1] : above.is === above.goes ? above.goes : 3 - above.is - above.goes;
  }
}

/** The lowest row whose letters differ: the disc that moves. */
export function firstUnequal(table: Table): Disc | undefined {
  const disc = table.findIndex(({ is, goes }, i) => i > 0 && is !== goes);
  return disc < 0 ? undefined : disc;
}
