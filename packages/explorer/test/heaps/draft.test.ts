import { describe, expect, test } from 'vitest';
import { emptyDraft, steppedAmount, withAmount, withDigit } from '../../src/heaps/draft.js';
import { amountsText } from '../../src/heaps/texts.js';

describe('choosing a move', () => {
  const heaps = [3, 15, 7];
  const typed = (digits: readonly number[], most = 1) =>
    digits.reduce(
      (draft, digit) => withDigit(draft, digit, heaps, most) ?? draft,
      emptyDraft(heaps),
    );

  test('digits: the heap, then the amount', () => {
    expect(typed([2, 1, 2])).toMatchObject({ place: 1, taken: [0, 12, 0] });
    expect(typed([2, 1, 7])).toMatchObject({ taken: [0, 7, 0] });
    expect(typed([9])).toMatchObject({ place: null });
    expect(withDigit(emptyDraft(heaps), 9, heaps, 1)).toBeNull();
    expect(withDigit(typed([1]), 4, heaps, 1)).toBeNull();
    expect(withDigit(emptyDraft([20]), 5, [20], 1)).toMatchObject({ place: 0, taken: [5] });
  });

  test('a second heap replaces the first, unless a move may take from more', () => {
    expect(withAmount(typed([1, 2]), 2, 5, 1)).toMatchObject({ taken: [0, 0, 5] });
    expect(withAmount(typed([1, 2]), 2, 5, 2)).toMatchObject({ taken: [2, 0, 5] });
    expect(
      withAmount({ place: 1, taken: [2, 3, 0], parts: null, typing: false }, 2, 5, 2),
    ).toBeNull();
  });

  test('up and down through what may be taken', () => {
    expect([0, 1, 3, 4].map((amount) => steppedAmount(amount, [1, 3, 4], true))).toEqual([
      1, 3, 4, 4,
    ]);
    expect([0, 1, 3, 4].map((amount) => steppedAmount(amount, [1, 3, 4], false))).toEqual([
      0, 0, 1, 3,
    ]);
    expect([amountsText([1, 2, 3]), amountsText([1, 3, 4]), amountsText([2])]).toEqual([
      '1–3',
      '1, 3, 4',
      '2',
    ]);
  });
});
