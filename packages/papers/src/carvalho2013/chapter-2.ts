import { type Checks, range } from '../check/index.js';
import { isFibonacci, judgedStarts, rangesOf } from './evidence/fibonacci-starts.js';
import { timesPowerOf2 } from './evidence/halving-outcomes.js';
import { fibonacciNimMoves, smallestPartMoves } from './evidence/nim-strategies.js';
import { outcomeTable } from './evidence/outcome-table.js';
import { playFigure } from './figures/captions.js';

export default {
  'table-2.1': outcomeTable(1, [1, 2, 3], 21),

  'table-2.2': outcomeTable(2, [1, 3], 20),

  'table-2.3': outcomeTable(3, [1, 3, 4, 5], 20),

  'table-2.4': outcomeTable(4, [1, 2, 4], 20),

  'table-2.5': outcomeTable(5, [1, 2, 4, 5, 6], 20),

  'lemma-2.6.1': (effort) => timesPowerOf2('normal', 1, effort),

  'lemma-2.7.1': (effort) => timesPowerOf2('misere', 3, effort),

  'fibonacci-nim-rule': (effort) => {
    const ranges = rangesOf(effort);
    return judgedStarts(smallestPartMoves, ranges, range(1, ranges.most), (heap) =>
      isFibonacci(heap) ? { first: false } : { first: true, asFirst: true },
    );
  },

  'fibonacci-nim-strategy': (effort) => {
    const ranges = rangesOf(effort);
    const heaps = range(1, ranges.most).filter((heap) => !isFibonacci(heap));
    return judgedStarts(fibonacciNimMoves, ranges, heaps, () => ({ first: true, asFirst: true }));
  },

  'figure-2.5-2.12': playFigure({ first: 5, last: 12, example: 'nim-example-1', winner: 'B' }),

  'figure-2.13-2.19': playFigure({ first: 13, last: 19, example: 'nim-example-2', winner: 'A' }),

  'figure-2.21-2.26': playFigure({
    first: 21,
    last: 26,
    example: 'misere-nim-example',
    misere: true,
    winner: 'A',
  }),
} satisfies Checks;
