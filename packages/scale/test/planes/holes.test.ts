import { hanoi, type Tower, towerCodec } from '@manaus/core';
import { sortedTowers } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { closeHoles } from '../../src/planes/planes.js';
import { bitOf } from '../../src/planes/words.js';

/** The words of every class, closed where they were open. */
function closed(layout: PlaneLayout): Int32Array[] {
  const { representatives } = layout.classes;
  const entries = layout.lowWords * (layout.wide ? 4 : 2);
  const classes = Array.from(representatives, () => new Int32Array(entries));
  closeHoles(layout, { ofClass: (cls) => classes[cls] });
  return classes;
}

function expectClosed(rules: Tower, sources: readonly number[] | null) {
  const layout = planeLayout(rules, sources) as PlaneLayout;
  const { blockSize, lowWords, wide, classes } = layout;
  const codec = towerCodec(rules);
  const each = wide ? 4 : 2;
  closed(layout).forEach((words, cls) => {
    for (let low = 0; low < lowWords; low++) {
      const rank = (classes.representatives[cls] * lowWords + low) * blockSize;
      let expected = [0, 0];
      for (let setting = 0; setting < blockSize; setting++)
        if (!codec.has(rank + setting))
          expected = bitOf(setting).map((bit, i) => bit | expected[i]);
      const entries = [...words.subarray(low * each, (low + 1) * each)];
      expect(entries).toEqual(wide ? [...expected, ...expected] : [expected[0], expected[0]]);
    }
  });
}

test('where every peg holds all discs, nothing is asked for', () => {
  const ofClass = vi.fn();
  closeHoles(planeLayout(hanoi(5), null) as PlaneLayout, { ofClass });
  expect(ofClass).not.toHaveBeenCalled();
});

test('what breaks a capacity is closed in both planes, and nothing else', () =>
  fc.assert(
    fc.property(
      fc
        .constantFrom([3, 4], [3, 7], [4, 5], [4, 6], [5, 4], [6, 3], [6, 4])
        .chain(([pegs, discs]) => sortedTowers(pegs, discs)),
      fc.boolean(),
      (rules, renamed) => expectClosed(rules, renamed ? [] : null),
    ),
    { numRuns: 50 },
  ));
