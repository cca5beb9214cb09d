import { heapGame, mex } from '@manaus/games';
import { type Checks, finite, range } from '../../check/index.js';

/** The value of a heap, and the values of the three heaps below it. */
type Values = { readonly own: number; readonly below: readonly number[] };

const LAST = 21;

const around = (values: ArrayLike<number>, n: number): Values => ({
  own: values[n],
  below: [3, 2, 1].map((taken) => values[n - taken]),
});

const taking = (heap: number): number[] =>
  [1, 2, 3].filter((taken) => taken <= heap).map((taken) => heap - taken);

export default {
  'chapter-3/nim21-recurrence': () =>
    finite<number, Values>({
      checked: {
        en: `G(3) to G(${LAST}) of Nim 21, from rows of bits and from the options`,
        pt: `G(3) a G(${LAST}) do Nim 21, por linhas de bits e pelas opções`,
      },
      instances: range(3, LAST),
      satisfies: ({ own, below }) => own === mex(below),
      methods: {
        'from rows of bits': (n) =>
          around(heapGame('subtraction', { set: [1, 2, 3] }).grundyValues(n), n),
        'from the options': (n) => around(heapGame(taking).grundyValues(n), n),
      },
    }),
} satisfies Checks;
