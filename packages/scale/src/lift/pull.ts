import { factorial } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { putIn, type Turn, takenOut, turns, WORD_ORDERS } from './orders.js';

/**
 * The cut of the words above one setting of the heights: into pieces, which stay in the cache, and
 * these into parts.
 */
export interface LiftCut {
  readonly discs: number;
  /** Positions before those whose orders a piece holds. */
  readonly head: number;
  readonly pieces: number;
  readonly pieceWords: number;
  /**
   * Parts of a piece: one for each rank of the first of its positions, or one in all where there is
   * one piece.
   */
  readonly parts: number;
  readonly partWords: number;
}

/** Positions of a piece: their 40320 orders are 1680 words. */
const PIECE = 8;

/** The cut of the orders of some discs into pieces of at least five positions. */
export function liftCut(discs: number, positions: number = PIECE): LiftCut {
  const inner = Math.min(positions, discs);
  const head = discs - inner;
  const pieceWords = Number(factorial(inner)) / WORD_ORDERS;
  const parts = head === 0 ? 1 : inner;
  return {
    discs,
    head,
    pieces: Number(factorial(discs) / factorial(inner)),
    pieceWords,
    parts,
    partWords: pieceWords / parts,
  };
}

/**
 * The source of the words of a piece when a disc goes from one position to another: first whole
 * parts move, then words and bits in a piece.
 */
export interface Pull {
  /** Each part's origin; `null` where parts stay. */
  readonly outer: Int32Array | null;
  readonly inner: InnerTurn | null;
}

/** A turn within a piece. */
export interface InnerTurn {
  /**
   * `words` and `cross`: as in `Turn`, always of the turn towards the end; `bits`: of this turn.
   */
  readonly kind: 'words' | 'cross' | 'bits';
  readonly table: Int32Array;
  readonly position: number;
  /** True if the disc goes towards the front, so that the table says where a word comes from. */
  readonly gather: boolean;
}

/** All pulls of a cut; tables are made once and shared. */
export function pulls(cut: LiftCut): (taken: number, put: number) => Pull {
  const { discs, head } = cut;
  const whole = turns(discs);
  const inside = turns(discs - head);
  const outer = remembered((from: number, to: number) => partTable(cut, whole(from, to)));
  const inner = remembered((taken: number, put: number) =>
    taken === put ? null : innerTurn(inside, taken, put),
  );
  return (taken, put) => {
    const last = Math.max(taken, put);
    if (last < head) return { outer: taken === put ? null : outer(put, taken), inner: null };
    if (Math.min(taken, put) >= head)
      return { outer: null, inner: inner(taken - head, put - head) };
    if (taken < head) return { outer: outer(head, taken), inner: inner(0, put - head) };
    return { outer: outer(put, head), inner: inner(taken - head, 0) };
  };
}

/** A turn of words as a turn of parts. */
function partTable({ pieces, parts, partWords }: LiftCut, turn: Turn): Int32Array {
  if (turn.kind !== 'words') throw new Error('a turn before the last four positions turns words');
  const { table, span } = turn;
  const block = table.length * span;
  return Int32Array.from({ length: pieces * parts }, (_, part) => {
    const word = part * partWords;
    const within = word % block;
    return (word - within + table[Math.floor(within / span)] * span + (within % span)) / partWords;
  });
}

function innerTurn(
  turnOf: (taken: number, put: number) => Turn,
  taken: number,
  put: number,
): InnerTurn {
  const gather = taken > put;
  const turn = turnOf(taken, put);
  if (turn.kind === 'bits') return { kind: 'bits', table: turn.table, position: 0, gather };
  const forth = gather ? turnOf(put, taken) : turn;
  if (forth.kind === 'in')
    return { kind: 'cross', table: forth.table, position: forth.position, gather };
  if (forth.kind !== 'words')
    throw new Error('a turn towards the end that changes words turns words, or goes in');
  return {
    kind: 'words',
    table: Int32Array.from(
      { length: forth.table.length * forth.span },
      (_, word) => forth.table[Math.floor(word / forth.span)] * forth.span + (word % forth.span),
    ),
    position: 0,
    gather,
  };
}

/**
 * The tables by which a disc goes in among the last four positions and out of them; see `putIn` and
 * `takenOut`.
 */
export interface Crossings {
  readonly inserted: Int32Array;
  readonly lower: Uint8Array;
  readonly upper: Uint8Array;
}

let known: Crossings | null = null;

/** The tables of crossings, made when first needed. */
export function crossings(): Crossings {
  known ??= { inserted: putIn(), lower: takenOut(false), upper: takenOut(true) };
  return known;
}
