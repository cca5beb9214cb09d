import type { HeapRule } from '@manaus/games';

/** My heap: take one or two, or part an even heap into two equal ones. Who cannot move has lost. */
const rule: HeapRule = {
  name: 'My heap',
  // All that a move can leave of a heap, each once: a heap, or several as a list.
  options(heap) {
    const taken = [1, 2].filter((take) => take <= heap).map((take) => heap - take);
    const parted = heap > 0 && heap % 2 === 0 ? [[heap / 2, heap / 2]] : [];
    return [...taken, ...parted];
  },
};

export default rule;
