import { allowedHeights, factorial, InputError, requireInteger } from '@manaus/core';
import { type Capacities, requireCapacities } from './capacity-atlas.js';

const place = 'lab/capacity-formulas';

/**
 * The number of states of Hanoi on three pegs with given capacities: for each allowed choice of
 * heights, a multinomial coefficient.
 *
 * @example
 * ```ts
 * capacityOrder(4, [4, 3, 2]); // => 71n
 * ```
 */
export function capacityOrder(discs: number, capacities: Capacities): bigint {
  requireCapacities(place, discs, capacities, 1000);
  return allowedHeights(discs, capacities).reduce((sum, heights) => sum + multinomial(heights), 0n);
}

/** The number of ways to share out discs of different sizes, with given numbers per peg. */
const multinomial = (heights: readonly number[]): bigint =>
  heights.reduce(
    (ways, height) => ways / factorial(height),
    factorial(heights.reduce((sum, height) => sum + height, 0)),
  );

/**
 * The number of frozen states: those without a move.
 *
 * Disc 1 may lie on anything, so in a frozen state the two pegs without it are full, and then no
 * disc moves: the third peg has disc 1 on top. So for each peg the number is (n-1)!/((n-1-b-c)! b!
 * c!) with the capacities b and c of the two others, 0 where b + c >= n.
 *
 * @example
 * ```ts
 * frozenStates(4, [2, 2, 1]); // => 6n
 * frozenStates(4, [4, 3, 2]); // => 0n
 * ```
 */
export function frozenStates(discs: number, capacities: Capacities): bigint {
  requireCapacities(place, discs, capacities, 10_000);
  const frozenWith = (peg: number) => {
    const [b, c] = capacities.filter((_, other) => other !== peg);
    const height = discs - b - c;
    return height >= 1 && height <= capacities[peg] ? multinomial([height - 1, b, c]) : 0n;
  };
  return frozenWith(0) + frozenWith(1) + frozenWith(2);
}

/**
 * True if every state can be reached from every other: no capacity is less than n - 1, or only one
 * state exists.
 *
 * @example
 * ```ts
 * isCapacityConnected(4, [4, 3, 3]); // => true
 * isCapacityConnected(4, [4, 4, 2]); // => false
 * ```
 */
export function isCapacityConnected(discs: number, capacities: Capacities): boolean {
  requireCapacities(place, discs, capacities, Number.MAX_SAFE_INTEGER);
  const [a, b, c] = decreasing(capacities);
  return c >= discs - 1 || (b === 0 && a >= discs);
}

/**
 * The number of components where two of the capacities are n - 1 or n and the third is c: with
 * z = n - c, the sum of 2^j binomial(c + j, j) for j = 0 to z - 2, and one.
 *
 * Two for c = n - 2; 2n - 2 for c = n - 3; 2^(n-1) for c = 0. Time O(n).
 *
 * @example
 * ```ts
 * ridgeComponents(4, 2); // => 2n
 * ridgeComponents(6, 3); // => 10n
 * ridgeComponents(6, 0); // => 32n
 * ```
 */
export function ridgeComponents(discs: number, narrow: number): bigint {
  requireInteger(place, 'narrow', narrow, 0, requireInteger(place, 'discs', discs, 1));
  let term = 1n;
  let components = 1n;
  for (let j = 0; j <= discs - narrow - 2; j++) {
    components += term;
    term = (2n * term * BigInt(narrow + j + 1)) / BigInt(j + 1);
  }
  return components;
}

/**
 * The number of components of Hanoi on three pegs with given capacities, by a recursion over the
 * peg of the largest disc.
 *
 * With the largest disc on a peg the others are the tower of n - 1 discs with one place less there.
 * Each peg that holds n - 1 lets the largest disc pass between the two others, if both have a
 * place, and that joins two components of different parts. Where all capacities are n - 1 or more
 * the answer is 1. Time O(a b c); at most 100 discs.
 *
 * @example
 * ```ts
 * capacityComponents(4, [2, 2, 1]); // => 12n
 * capacityComponents(40, [40, 39, 38]); // => 2n
 * ```
 */
export function capacityComponents(discs: number, capacities: Capacities): bigint {
  requireCapacities(place, discs, capacities, 100);
  const known = new Map<string, bigint>();
  const count = (n: number, given: Capacities): bigint => {
    const least = decreasing(given.map((capacity) => Math.min(capacity, n)));
    const key = `${n}:${least}`;
    const found = known.get(key) ?? counted(n, least, count);
    known.set(key, found);
    return found;
  };
  return count(discs, capacities);
}

function counted(
  discs: number,
  capacities: Capacities,
  count: (n: number, capacities: Capacities) => bigint,
): bigint {
  const [a, b, c] = capacities;
  if (a + b + c < discs) return 0n;
  if (c >= discs - 1) return 1n;
  let components = 0n;
  capacities.forEach((capacity, peg) => {
    if (capacity > 0)
      components += count(
        discs - 1,
        capacities.map((each, other) => each - Number(other === peg)) as unknown as Capacities,
      );
    if (capacity >= discs - 1 && capacities.every((each, other) => other === peg || each > 0))
      components--;
  });
  return components;
}

/**
 * The number of states that can reach the one with all discs on a peg, itself included, and their
 * most moves; `null` where that peg does not hold all discs.
 *
 * With the capacities b >= c of the two others. One state and no move for b = 0. All states and
 * 2^n - 1 for c >= n - 1. For b = c < n - 1 only the c + 1 smallest discs ever move: 3^(c+1) - 2
 * states and 2^(c+1) - 1. For b > c < n - 1 the N = c + 2 smallest do, as in the Tower of Manaus
 * with N discs: (3^N - 1)/2 - N states and 2^N - 3.
 *
 * @example
 * ```ts
 * goalComponent(4, [4, 3, 2], 0); // => { solvable: 36n, worst: 13n }
 * goalComponent(100, [100, 7, 1], 0); // => { solvable: 10n, worst: 5n }
 * goalComponent(4, [4, 3, 2], 1); // => null
 * ```
 */
export function goalComponent(
  discs: number,
  capacities: Capacities,
  peg: number,
): { readonly solvable: bigint; readonly worst: bigint } | null {
  requireCapacities(place, discs, capacities, 1000);
  requireInteger(place, 'peg', peg, 0, 2);
  if (capacities[peg] < discs) return null;
  const [b, c] = capacities.filter((_, other) => other !== peg).sort((x, y) => y - x);
  if (b === 0) return { solvable: 1n, worst: 0n };
  if (c >= discs - 1)
    return { solvable: capacityOrder(discs, capacities), worst: 2n ** BigInt(discs) - 1n };
  if (b === c) return { solvable: 3n ** BigInt(c + 1) - 2n, worst: 2n ** BigInt(c + 1) - 1n };
  const smallest = BigInt(c + 2);
  return { solvable: (3n ** smallest - 1n) / 2n - smallest, worst: 2n ** smallest - 3n };
}

/**
 * On which of two sides a state is, where a peg holds n - 2 discs or fewer: no move leads from one
 * side to the other.
 *
 * Let m be the largest disc outside the narrow peg. The side is 0 or 1 with the one of the two
 * other pegs on which m is, and changes with each disc larger than m. `pegs` has the peg of each
 * disc, disc 1 first; it is an `InputError` when all of them are on the narrow peg.
 *
 * @example
 * ```ts
 * narrowSide([0, 0, 0], 2); // => 0
 * narrowSide([1, 1, 1], 2); // => 1
 * narrowSide([0, 0, 2], 2); // => 1
 * ```
 */
export function narrowSide(pegs: readonly number[], narrow: number): 0 | 1 {
  const largest = pegs.reduce((last, peg, index) => (peg === narrow ? last : index), -1);
  if (largest < 0)
    throw new InputError(place, 'the other pegs', 'atLeastOf', { n: 1, of: 'discs', got: 0 });
  const second = pegs[largest] !== (narrow === 0 ? 1 : 0);
  return ((Number(second) + pegs.length - 1 - largest) % 2) as 0 | 1;
}

/** The orders that components have, by name: numbers that grow with k. */
const families: readonly {
  readonly text: string;
  readonly order: (power: bigint, k: bigint) => bigint;
}[] = [
  { text: '3^k', order: (power) => power },
  { text: '3^k - 1', order: (power) => power - 1n },
  { text: '3^k - 2', order: (power) => power - 2n },
  { text: '3^k - 3', order: (power) => power - 3n },
  { text: '(3^k - 1)/2 - k', order: (power, k) => (power - 1n) / 2n - k },
  { text: '(3^k - 1)/2 - k - 1', order: (power, k) => (power - 1n) / 2n - k - 1n },
  { text: '3^k - 2k - 1', order: (power, k) => power - 2n * k - 1n },
  { text: '2(3^k - k - 1)', order: (power, k) => 2n * (power - k - 1n) },
];

/**
 * The family to which the order of a component belongs, with its k, for the eight families that
 * were found; `null` for any other number.
 *
 * Every component of Hanoi on three pegs with any capacities has one of these orders: the notebook
 * on the capacity atlas argues it, and checks it by search up to n = 11 and by gluing up to n = 20.
 * Time O(log order).
 *
 * @example
 * ```ts
 * componentFamily(36n); // => { text: '(3^k - 1)/2 - k', k: 4 }
 * componentFamily(37n); // => null
 * ```
 */
export function componentFamily(
  order: bigint,
): { readonly text: string; readonly k: number } | null {
  // From k = 1 on, all of them are at least (3^k - 1)/2 - k - 1.
  for (let k = 0; (3n ** BigInt(k) - 1n) / 2n <= order + BigInt(k) + 1n; k++) {
    const family = families.find((each) => each.order(3n ** BigInt(k), BigInt(k)) === order);
    if (family !== undefined && order > 0n) return { text: family.text, k };
  }
  return null;
}

const decreasing = (capacities: readonly number[]): Capacities =>
  [...capacities].sort((x, y) => y - x) as unknown as Capacities;
