import type { Board, Peg, TowerProgram, TowerRules } from '@manaus/core';
import type { Language, Words } from '../../words.js';

/**
 * The readings of the printed lines of Algorithms 7 and 9 where they are ambiguous or incomplete.
 */
export interface Reading {
  /** The end of a peg that p[0] is. */
  readonly first: 'base' | 'top';
  /** True if a call with n = 0 ends at once; as printed it continues. */
  readonly bottom: boolean;
  /**
   * True if a call with n sees p0 without the discs n+1, n+2, ... that are placed at its base; as
   * printed it sees all.
   */
  readonly placed: boolean;
  /**
   * True if a call ends after the recursive call within it; as printed it continues with the line
   * below.
   */
  readonly returns: boolean;
}

/** Nothing added to the print, p[0] being the base. */
export const asPrinted: Reading = { first: 'base', bottom: false, placed: false, returns: false };

/** Every reading, those with the fewest additions first. */
export const readings: readonly Reading[] = [0, 1, 2, 4, 3, 5, 6, 7].flatMap((bits) =>
  (['base', 'top'] as const).map(
    (first): Reading => ({
      first,
      bottom: (bits & 1) > 0,
      placed: (bits & 2) > 0,
      returns: (bits & 4) > 0,
    }),
  ),
);

const FIRST = {
  base: { en: 'base', pt: 'da base' },
  top: { en: 'top', pt: 'do topo' },
} as const satisfies Readonly<Record<Reading['first'], Words>>;

const ADDED = {
  bottom: { en: 'an end at n = 0', pt: 'um fim em n = 0' },
  placed: { en: 'placed discs left alone', pt: 'os discos já postos deixados em paz' },
  returns: { en: 'a return after the inner call', pt: 'um retorno depois da chamada interna' },
} as const satisfies Readonly<Record<string, Words>>;

/** A reading in a few words. */
export function wordsOf(reading: Reading): Words {
  const added = (['bottom', 'placed', 'returns'] as const).filter((name) => reading[name]);
  const { en, pt } = FIRST[reading.first];
  const listed = (language: Language, and: string) =>
    added.map((name) => ADDED[name][language]).join(and);
  return added.length === 0
    ? { en: `p0[0] the ${en}`, pt: `p0[0] o ${pt}` }
    : {
        en: `p0[0] the ${en}, with ${listed('en', ' and ')}`,
        pt: `p0[0] o ${pt}, com ${listed('pt', ' e ')}`,
      };
}

/** The data that the lines of a call with n read, and the functions of the text. */
export class Call {
  /** The number of discs at the base of p0 that the call does not see. */
  private readonly under: number;

  constructor(
    private readonly board: Board,
    private readonly n: number,
    private readonly reading: Reading,
  ) {
    board.call();
    this.under = reading.placed ? board.discs - n : 0;
  }

  /** d_n in p; false without a disc d_n. */
  on(peg: Peg): boolean {
    return this.n >= 1 && this.board.pegOf(this.n) === peg;
  }

  /** d_n in p0[0]. */
  isFirst(): boolean {
    if (!this.on(0)) return false;
    if (this.reading.first === 'top') return this.isTop(0);
    return this.under === 0
      ? this.board.bottom(0) === this.n
      : this.board.state()[0].at(-1 - this.under) === this.n;
  }

  /** d_n in p[topo]. */
  isTop(peg: Peg): boolean {
    return this.n >= 1 && this.board.top(peg) === this.n;
  }

  /** p in the empty set. */
  isEmpty(peg: Peg): boolean {
    return this.board.height(peg) === (peg === 0 ? this.under : 0);
  }

  /** Desenterra(n, from, to): the discs over d_n go to another peg. */
  desenterra(from: Peg, to: Peg): void {
    while (!this.isTop(from)) this.board.moveTop(from, to);
  }

  /** Libera(from, to): all discs go to another peg. */
  libera(from: Peg, to: Peg): void {
    while (!this.isEmpty(from)) this.board.moveTop(from, to);
  }

  /** MoveDisco(d_n, from, to). */
  moveDisco(from: Peg, to: Peg): void {
    this.board.moveFrom(this.n, from, to);
  }
}

/** The number of moves for which a play that may not end is followed. */
export const limits = { mostCalls: 1000, mostMoves: 10_000 };

/** An algorithm of the work that starts anywhere: literally in any reading, and repaired. */
export interface RandomStart {
  tower(discs: number): TowerRules;
  literal(reading: Reading): TowerProgram;
  readonly repaired: TowerProgram;
  /** The fewest discs that the print admits, and the fewest for which every state can be solved. */
  readonly least: number;
  readonly solvable: number;
}
