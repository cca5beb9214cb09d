import type { Peg } from '@manaus/core';

/** The answer of the function of algorithm 10, and the last disc that it looked at. */
export interface Answer {
  readonly sim: boolean;
  readonly last: number;
}

/** Lines 1 to 11 of algorithm 10 on the pegs of the discs. */
export function ehBom(pegs: readonly Peg[], n: number, p0: Peg, p1: Peg, p2: Peg): Answer {
  if (pegs[n - 1] === p0) return { sim: true, last: n };
  if (pegs[n - 1] === p1) return { sim: false, last: n };
  return ehBom(pegs, n - 1, p1, p0, p2);
}
