import { remembered } from '@manaus/core/internals';
import { type Heaps, heapGame } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { judgeStrategy, type Strategy, strategyWins } from '../evidence/strategies.js';

/** A heap, and the most blocks that a move takes. */
interface Start {
  readonly most: number;
  readonly heap: number;
}

/** To the next multiple of M + 1 below, where that is a move. */
const toMultiples =
  (most: number): Strategy<Heaps> =>
  ([heap]) =>
    heap % (most + 1) === 0 ? [] : [[heap - (heap % (most + 1))]];

const plainMoves =
  (most: number) =>
  ([heap]: Heaps): Heaps[] =>
    range(1, Math.min(most, heap)).map((taken) => [heap - taken]);

/**
 * The positions at which the strategy has its first turn: the start, or all that a first move
 * leaves.
 */
const turns = ({ most, heap }: Start): Heaps[] =>
  heap % (most + 1) === 0 ? plainMoves(most)([heap]) : [[heap]];

const judged = remembered((most: number) =>
  judgeStrategy(heapGame('subtraction', { set: range(1, most) }), toMultiples(most)),
);
const listed = remembered((most: number) =>
  strategyWins({ moves: plainMoves(most), label: ([heap]) => String(heap) }, toMultiples(most)),
);

const winsEveryPlay = (sets: number, heaps: number) =>
  general<Start, boolean>({
    checked: {
      en: `M = 1 to ${sets} and k = 1 to ${heaps}: played against every reply, by the rules of the library and by plain ones`,
      pt: `M = 1 a ${sets} e k = 1 a ${heaps}: jogado contra toda resposta, pelas regras da biblioteca e por regras escritas à parte`,
    },
    instances: range(1, sets).flatMap((most) => range(1, heaps).map((heap) => ({ most, heap }))),
    stated: () => true,
    methods: {
      'play by recursion, the rules of the library': (start) =>
        turns(start).every((heaps) => judged(start.most)(heaps) === null),
      'all positions met, plain rules': (start) => turns(start).every(listed(start.most)),
    },
  });

export default {
  'section-2.1.1/strategy': (effort) =>
    effort === 'quick' ? winsEveryPlay(8, 40) : winsEveryPlay(20, 120),
} satisfies Checks;
