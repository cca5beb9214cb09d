/** A move while it is being chosen: a heap, and how much of each heap is to be taken. */
export interface Draft {
  readonly place: number | null;
  readonly taken: readonly number[];
  /** Whether the next digit goes on with the number. */
  readonly typing: boolean;
}

/** Nothing chosen; a heap that stands alone needs no choice. */
export const emptyDraft = (heaps: readonly number[]): Draft => ({
  place: heaps.length === 1 ? 0 : null,
  taken: heaps.map(() => 0),
  typing: false,
});

/** Chooses a heap; what was chosen of others stays. */
export const withPlace = (draft: Draft, place: number): Draft => ({
  ...draft,
  place,
  typing: false,
});

/**
 * Takes so much of a heap; where only one heap may be taken from, nothing of the others. `null`
 * where it would be more heaps than that.
 */
export function withAmount(
  draft: Draft,
  place: number,
  amount: number,
  most: number,
): Draft | null {
  const taken = draft.taken.map((other, i) => (i === place ? amount : most === 1 ? 0 : other));
  return taken.filter((each) => each > 0).length > most ? null : { place, taken, typing: false };
}

/**
 * A digit chooses the heap, and then, digit by digit, how much of it; `null` where there is no such
 * heap, or not so much.
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

/** The next amount, up or down, of those that may be taken; 0 below the least. */
export function steppedAmount(amount: number, amounts: readonly number[], up: boolean): number {
  if (up) return amounts.find((other) => other > amount) ?? amount;
  return amounts.findLast((other) => other < amount) ?? 0;
}
