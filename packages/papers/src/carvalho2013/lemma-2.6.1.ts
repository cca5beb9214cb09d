import { general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { isTimesPowerOf2, wrongHalving } from './evidence/halving-outcomes.js';

const item: Item = {
  id: 'carvalho2013/lemma-2.6.1',
  kind: 'lemma',
  statement:
    'In the halving game (Nim 2^k), a heap n >= 2 is a P-position if and only if n = 2^k for some integer k >= 1.',
  departs: 'Whether k = 0 is a natural number makes no difference, as n >= 2.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, byOptions] = effort === 'quick' ? [100_000, 400] : [2_000_000, 1500];
    return general(
      [most],
      () => wrongHalving('normal', most, byOptions, (heap) => isTimesPowerOf2(heap, 1)),
      {
        checked: `n = 2 to ${most} by the last P-position below, and to ${byOptions} by looking at all that can follow`,
        methods: 2,
      },
    );
  },
};
export default item;
