import { type Heaps, heapGame } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { positionsUpTo } from '../evidence/heap-positions.js';

/** Positions up to the order of their heaps and without empty ones, each once. */
const told = (all: readonly Heaps[]): string[] =>
  [
    ...new Set(
      all.map((heaps) =>
        heaps
          .filter((heap) => heap > 0)
          .sort((a, b) => a - b)
          .join(' '),
      ),
    ),
  ].sort();

/** One heap is lowered, to any number of blocks. */
const onPaper = (heaps: Heaps): Heaps[] =>
  heaps.flatMap((heap, at) =>
    range(0, heap - 1).map((left) => heaps.map((other, i) => (i === at ? left : other))),
  );

export default {
  'section-2.9/moore-1-is-nim': (effort) => {
    const most = effort === 'quick' ? 12 : 18;
    return general<Heaps, string[]>({
      checked: {
        en: `all positions of at most ${most} blocks: the moves of Nim_1, and one heap lowered on paper, against those of Nim`,
        pt: `todas as posições de no máximo ${most} blocos: as jogadas do Nim_1, e uma pilha diminuída no papel, comparadas com as do Nim`,
      },
      instances: positionsUpTo(most),
      stated: (heaps) => told(heapGame('nim').options(heaps)),
      methods: {
        'the moves of Nim_1': (heaps) => told(heapGame('moore', { k: 1 }).options(heaps)),
        'one heap lowered': (heaps) => told(onPaper(heaps)),
      },
    });
  },
} satisfies Checks;
