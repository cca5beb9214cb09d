import { type Checks, general, type ItemCheck, range, withValues } from '../../check/index.js';

type Case = { readonly bound: number; readonly entries: number; readonly steps: number };

/** The entries that a binary search looks at when it looks for the last of a list. */
function byRunning(entries: number): number {
  let [first, steps] = [1, 0];
  for (let middle = 0; middle < entries; first = middle + 1) {
    middle = Math.floor((first + entries) / 2);
    steps++;
  }
  return steps;
}

const MOST = 30;

/** A list of 2^c entries takes more than c steps, whatever the constant c is. */
const check = () =>
  withValues(
    general<number, number>({
      checked: {
        en: `binary search for the last of 2^c entries, c = 1 to ${MOST}, run, and by the binary digits of 2^c`,
        pt: `a busca binária do último de 2^c elementos, c = 1 a ${MOST}, executada, e pelos dígitos binários de 2^c`,
      },
      instances: range(1, MOST),
      satisfies: (steps, bound) => steps <= bound,
      methods: {
        'the search, run': (bound) => byRunning(2 ** bound),
        'binary digits': (bound) => (2 ** bound).toString(2).length,
      },
    }),
    ({ instance: bound, computed: steps }): Case => ({ bound, entries: 2 ** bound, steps }),
  );

export default {
  'section-2.3/logarithm': {
    check,
    found: {
      pt: () =>
        `Busca binária executada, para c = 1 a ${MOST}, e conferida pelos dígitos binários de 2^c.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
