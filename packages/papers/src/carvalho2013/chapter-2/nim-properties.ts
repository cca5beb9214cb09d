import { nimSum } from '@manaus/games';
import {
  type Checks,
  conjunction,
  general,
  type ItemCheck,
  misprint,
  range,
  type Words,
  withValues,
} from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';

type Digits = readonly number[];

/** Two numbers whose sum a definition does not determine, and all sums that it allows. */
type Open = { readonly x: Digits; readonly y: Digits; readonly sums: readonly Digits[] };

/**
 * The ambiguity of a definition: the first two numbers, of fewest digits; empty if no two exist.
 */
type Defined = { readonly open: readonly Open[] };

/** The digits are added modulo k + 1, from digit `least` on. */
type Definition = { readonly k: number; readonly least: number };

type Case = { readonly sums: readonly Digits[]; readonly more: readonly Digits[] };

/** All (x_m, ..., x_0) of digits 0 to k. */
const tuplesOfDigits = (length: number, k: number): Digits[] =>
  combinations(range(1, length).map(() => range(0, k)));

/**
 * Every z that the definition allows for x and y: of all z those with z_j = x_j + y_j modulo k + 1
 * for all j asked.
 */
function byTrial(x: Digits, y: Digits, { k, least }: Definition): Digits[] {
  const m = x.length - 1;
  return tuplesOfDigits(x.length, k).filter((z) =>
    range(least, m).every((j) => (x[m - j] + y[m - j] - z[m - j]) % (k + 1) === 0),
  );
}

/** The same, digit by digit: the digits asked for are computed, the others free. */
const byPlace = (x: Digits, y: Digits, { k, least }: Definition): Digits[] =>
  combinations(
    x.map((digit, i) => (x.length - 1 - i >= least ? [(digit + y[i]) % (k + 1)] : range(0, k))),
  );

/** The numbers of one to three digits that a definition gives no sum, or several; the first two. */
function firstOpen(definition: Definition, sumsOf: typeof byTrial): Defined {
  for (const [x, y] of pairsOfNumbers(definition.k)) {
    const sums = sumsOf(x, y, definition);
    if (sums.length !== 1) return { open: [{ x, y, sums }] };
  }
  return { open: [] };
}

function* pairsOfNumbers(k: number): Generator<readonly [Digits, Digits]> {
  for (const length of [1, 2, 3])
    for (const x of tuplesOfDigits(length, k))
      for (const y of tuplesOfDigits(length, k)) yield [x, y];
}

const determined = (definitions: readonly Definition[], checked: Words) =>
  general<Definition, Defined>({
    checked,
    instances: definitions,
    stated: () => ({ open: [] }),
    methods: {
      'all digits tried': (definition) => firstOpen(definition, byTrial),
      'place by place': (definition) => firstOpen(definition, byPlace),
    },
  });

/** The nim-sum by division, digit by digit, digit 0 included. */
const byDigits = (x: number, y: number): number =>
  x + y === 0 ? 0 : ((x + y) % 2) + 2 * byDigits(Math.floor(x / 2), Math.floor(y / 2));

/**
 * The printed properties, and the law of cancellation, that x violates with some numbers below a
 * bound.
 */
function broken(x: number, bound: number, add: (x: number, y: number) => number): string[] {
  const found = new Set<string>();
  const law = (name: string, holds: boolean) => {
    if (!holds) found.add(name);
  };
  law('neutral', add(0, x) === x);
  law('inverse', add(x, x) === 0);
  for (const y of range(0, bound - 1)) {
    law('commutative', add(x, y) === add(y, x));
    for (const z of range(0, bound - 1)) {
      law('associative', add(x, add(y, z)) === add(add(x, y), z));
      law('cancellation', x === z || add(x, y) !== add(z, y));
    }
  }
  return [...found];
}

const laws = (bound: number) =>
  general<number, readonly string[]>({
    checked: {
      en: `the properties for all numbers below ${bound}`,
      pt: `as propriedades para todos os números menores que ${bound}`,
    },
    instances: range(0, bound - 1),
    stated: () => [],
    methods: {
      'by digits': (x) => broken(x, bound, byDigits),
      'by bits': (x) => broken(x, bound, (a, b) => nimSum([a, b])),
    },
  });

const check = (bound: number) =>
  withValues(
    misprint(
      determined([{ k: 1, least: 1 }], {
        en: `both definitions for up to three digits, as printed and from digit 0 on; the properties for all numbers below ${bound}, by digits and by bits`,
        pt: `as duas definições para até três dígitos, como impressas e a partir do dígito 0; as propriedades para todos os números menores que ${bound}, por dígitos e por bits`,
      }),
      conjunction<unknown>(
        determined(
          range(1, 3).map((k) => ({ k, least: 0 })),
          { en: 'from digit 0 on', pt: 'a partir do dígito 0' },
        ),
        laws(bound),
      ),
    ),
    ({ computed }) => ({
      sums: computed.open[0].sums,
      more: firstOpen({ k: 2, least: 1 }, byTrial).open[0].sums,
    }),
  );

const text = (sums: readonly Digits[]): string =>
  sums.map((digits) => `(${digits.join(', ')})`).join(', ');

export default {
  'nim-properties': {
    check: (effort) => check(effort === 'quick' ? 64 : 128),
    counterexample: {
      en: ({ sums, more }) =>
        `printed 1 <= k <= m, meant 0 <= k <= m: z_0 is left open, and with one digit (0) and (0) may have the sums ${text(sums)}; so 0 + 0 = 1 + 0 is allowed, against cancellation. Section 2.9, k = 2: (0) and (0) may have the sums ${text(more)}`,
      pt: ({ sums, more }) =>
        `Impresso 1 <= k <= m, pretendido 0 <= k <= m: z_0 fica livre. Com um dígito, a soma de (0) e (0) pode ser ${text(sums)}; assim 0 + 0 = 1 + 0 é permitido, contra a lei do corte. Na seção 2.9, com k = 2, pode ser ${text(more)}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
