import type { Move } from './table.js';

/** A move being chosen: a heap, the amount of each heap, and the parts of the heap. */
export interface Draft {
  readonly place: number | null;
  readonly taken: readonly number[];
  /** The heaps that the chosen one is parted into, if it is. */
  readonly parts: readonly number[] | null;
  /** True if the next digit extends the number. */
  readonly typing: boolean;
}

/** The draft without a choice, except of a heap that stands alone. */
export const emptyDraft = (heaps: readonly number[]): Draft => ({
  place: heaps.length === 1 ? 0 : null,
  taken: heaps.map(() => 0),
  parts: null,
  typing: false,
});

/** The draft with another heap; the amounts stay. */
export const withPlace = (draft: Draft, place: number): Draft => ({
  ...draft,
  place,
  parts: null,
  typing: false,
});

/** The draft with the chosen heap left as one heap, or parted. */
export const withParts = (draft: Draft, parts: readonly number[]): Draft => ({
  ...draft,
  parts: parts.length > 1 ? parts : null,
});

/** The move that a draft stands for. */
export const moveOf = ({ place, taken, parts }: Draft): Move => ({
  taken,
  split: place === null || parts === null ? null : { place, parts },
});

/**
 * The draft with another amount of a heap; nothing of the others if a move takes from one heap.
 * `null` if it would take from too many heaps.
 */
export function withAmount(
  draft: Draft,
  place: number,
  amount: number,
  most: number,
): Draft | null {
  const taken = draft.taken.map((other, i) => (i === place ? amount : most === 1 ? 0 : other));
  return taken.filter((each) => each > 0).length > most
    ? null
    : { place, taken, parts: null, typing: false };
}

/**
 * The draft after a digit, which chooses the heap or then extends the amount; `null` for a heap or
 * an amount that does not exist.
 */
export function withDigit(
  draft: Draft,
  digit: number,
  heaps: readonly number[],
  most: number,
): Draft | null {
  const { place, taken, typing } = draft;
  if (place === null)
    return digit >= 1 && digit <= heaps.length ? withPlace(draft, digit - 1) : null;
  const longer = 10 * taken[place] + digit;
  const amount = typing && longer <= heaps[place] ? longer : digit;
  const next = amount > heaps[place] ? null : withAmount(draft, place, amount, most);
  return next === null ? null : { ...next, typing: amount > 0 };
}

/** The next legal amount, up or down; 0 below the least. */
export function steppedAmount(amount: number, amounts: readonly number[], up: boolean): number {
  if (up) return amounts.find((other) => other > amount) ?? amount;
  return amounts.findLast((other) => other < amount) ?? 0;
}
