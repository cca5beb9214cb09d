import { nimSum } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

type Digits = readonly number[];

/** All (x_m, ..., x_0) of digits 0 to k. */
function tuplesOfDigits(length: number, k: number): Digits[] {
  if (length === 0) return [[]];
  return tuplesOfDigits(length - 1, k).flatMap((digits) =>
    range(0, k).map((digit) => [...digits, digit]),
  );
}

const text = (digits: Digits): string => `(${digits.join(', ')})`;

/** Every z that the definition allows for x and y: z_j = x_j + y_j modulo k + 1 for all j from `least` to m. */
function sums(x: Digits, y: Digits, k: number, least: number): Digits[] {
  const m = x.length - 1;
  const asked = (z: Digits) =>
    range(least, m).every((j) => (x[m - j] + y[m - j] - z[m - j]) % (k + 1) === 0);
  return tuplesOfDigits(x.length, k).filter(asked);
}

/** The first two numbers, of fewest digits, whose sum the definition does not determine; both definitions, of sections 2.4 and 2.9. */
function undetermined(k: number, least: number): string | null {
  for (const length of [1, 2, 3])
    for (const x of tuplesOfDigits(length, k))
      for (const y of tuplesOfDigits(length, k)) {
        const found = sums(x, y, k, least);
        if (found.length !== 1)
          return `${text(x)} and ${text(y)} may have the sums ${found.map(text).join(', ')}`;
      }
  return null;
}

/** The printed properties, and the law of cancellation, of an operation on the numbers below a bound. */
function wrongLaw(add: (x: number, y: number) => number, bound: number): string | null {
  const numbers = range(0, bound - 1);
  const laws = (x: number, y: number, z: number) => [
    add(x, add(y, z)) === add(add(x, y), z) || `${x}, ${y}, ${z}: not associative`,
    add(x, y) === add(y, x) || `${x}, ${y}: not commutative`,
    add(0, x) === x || `${x}: 0 is not neutral`,
    add(x, x) === 0 || `${x}: not its own inverse`,
    add(x, y) !== add(z, y) || x === z || `${x}, ${y}, ${z}: no cancellation`,
  ];
  for (const x of numbers)
    for (const y of numbers)
      for (const z of numbers)
        for (const law of laws(x, y, z)) if (law !== true) return String(law);
  return null;
}

/** The nim-sum by division, digit by digit, digit 0 included. */
const byDigits = (x: number, y: number): number =>
  x + y === 0 ? 0 : ((x + y) % 2) + 2 * byDigits(Math.floor(x / 2), Math.floor(y / 2));

const item: Item = {
  id: 'carvalho2013/nim-properties',
  kind: 'statement',
  statement:
    'The nim-sum z of x and y with digits x_m ... x_0 and y_m ... y_0, defined by z_k = x_k + y_k (mod 2) for all k with 1 <= k <= m, is associative and commutative, has the neutral element 0, every number is its own inverse, and x + y = z + y implies x = z.',
  departs:
    'The range is 0 <= k <= m, as every worked sum has it: then all five properties hold in the range checked. The definition of the Nim_k-sum in section 2.9 leaves out digit 0 in the same way.',
  uses: [],
  recorded: 'misprint',
  check: (effort) => {
    const bound = effort === 'quick' ? 64 : 128;
    const library = (x: number, y: number) => nimSum([x, y]);
    requireReading(
      firstWrong(
        ...range(1, 3).map((k) => undetermined(k, 0)),
        wrongLaw(byDigits, bound),
        wrongLaw(library, bound),
      ),
    );
    const found = undetermined(1, 1);
    const tried = {
      checked: `both definitions for up to three digits, as printed and from digit 0 on; the properties for all numbers below ${bound}, by digits and by bits`,
      methods: 2,
    };
    if (found === null) return { verdict: 'holds-in-range', ...tried };
    const counterexample = `printed 1 <= k <= m, meant 0 <= k <= m: z_0 is left open, and with one digit ${found}; so 0 + 0 = 1 + 0 is allowed, against cancellation. Section 2.9, k = 2: ${undetermined(2, 1)}`;
    return { verdict: 'misprint', ...tried, counterexample };
  },
};
export default item;
