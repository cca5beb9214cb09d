import type { HeapRule } from '@manaus/games';

/** My heap: take one or two, or split an even heap in two equal ones. The last move wins. */
const rule: HeapRule = {
  name: 'My heap',
  // The results of all moves on a heap, each once: a heap, or a list of several.
  options(heap) {
    const taken = [1, 2].filter((take) => take <= heap).map((take) => heap - take);
    const split = heap > 0 && heap % 2 === 0 ? [[heap / 2, heap / 2]] : [];
    return [...taken, ...split];
  },
};

export default rule;
