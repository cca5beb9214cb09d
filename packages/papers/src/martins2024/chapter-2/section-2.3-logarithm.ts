import { general, type Item, range, withValues } from '../../check/index.js';

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

/** The binary digits of the length of the list. */
const byDigits = (entries: number): number => entries.toString(2).length;

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
        'binary digits': (bound) => byDigits(2 ** bound),
      },
    }),
    ({ instance: bound, computed: steps }): Case => ({ bound, entries: 2 ** bound, steps }),
  );

export default {
  id: 'martins2024/section-2.3/logarithm',
  statement: {
    en: 'The number of steps of an algorithm of time O(log n) stays below some constant c, for every size n of the input.',
    pt: 'O número de passos de um algoritmo de tempo O(log n) fica abaixo de alguma constante c, para todo tamanho n da entrada.',
  },
  departs: {
    en: 'For inputs that fit in a computer log n is small: below 64 for n below 2^64.',
    pt: 'Para entradas que cabem em um computador, log n é pequeno: menor que 64 para n menor que 2^64.',
  },
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 2.3, list of time classes', pt: 'Seção 2.3, lista das classes de tempo' },
    printed: {
      en: 'Logarithmic time grows like the logarithm of the input, which means that it can be taken as smaller than a large constant.',
      pt: 'O tempo logarítmico cresce como o logaritmo da entrada, o que significa que pode ser considerado menor do que uma constante grande.',
    },
    sure: {
      en: 'Meant, perhaps, of inputs that occur in practice. The logarithm has no bound, so the second half does not follow from the first.',
      pt: 'Talvez se pense nas entradas que ocorrem na prática. O logaritmo não é limitado, de modo que a segunda parte não decorre da primeira.',
    },
    counterexample: {
      en: ({ bound, entries, steps }) =>
        `the constant c is passed by a list of 2^c entries: binary search for its last entry takes c + 1 steps (c = ${bound}: ${entries} entries, ${steps} steps)`,
      pt: ({ bound, entries, steps }) =>
        `Qualquer constante c é ultrapassada por uma lista de 2^c elementos: a busca binária pelo último dá c + 1 passos (c = ${bound}: ${entries} elementos, ${steps} passos).`,
    },
    found: {
      pt: () =>
        `Busca binária executada, para c = 1 a ${MOST}, e conferida pelos dígitos binários de 2^c.`,
    },
  },
} satisfies Item<Case>;
