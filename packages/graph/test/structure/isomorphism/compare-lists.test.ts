import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLists } from '../../../src/structure/isomorphism/compare-lists.js';

const lists = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 });
const text = (list: readonly number[]) => list.join('');

test('lists of digits are in the order of their texts: the first difference, then the length', () => {
  fc.assert(
    fc.property(lists, lists, (a, b) => {
      const wanted = text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0;
      expect(Math.sign(compareLists(a, b))).toBe(wanted);
    }),
    { numRuns: 1000 },
  );
});
