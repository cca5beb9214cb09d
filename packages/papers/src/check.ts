import type { Cell, Finding } from './item.js';

export { range } from '@manaus/core';

/** What a check reports besides its verdict. */
export interface Tried {
  /** What was tried, with its range. */
  readonly checked: string;
  /** The number of independent methods that agreed. */
  readonly methods: number;
}

/**
 * The verdict on a statement about finitely many instances, all of them tried: `holds`, or `fails` at the first that breaks it.
 *
 * `wrong` words what is wrong at an instance, with its values; `null` when nothing is. Smallest instances first.
 *
 * @example
 * ```ts
 * finite([1, 2, 3], (n) => (n < 3 ? null : `${n} is not below 3`), { checked: 'n = 1 to 3', methods: 1 }).verdict; // => 'fails'
 * ```
 */
export function finite<T>(
  instances: Iterable<T>,
  wrong: (instance: T) => string | null,
  tried: Tried,
): Finding {
  for (const instance of instances) {
    const counterexample = wrong(instance);
    if (counterexample !== null) return { verdict: 'fails', ...tried, counterexample };
  }
  return { verdict: 'holds', ...tried };
}

/**
 * The verdict on a statement about infinitely many instances, some of them tried: `holds-in-range`, or `fails` at the first that breaks it.
 *
 * @example
 * ```ts
 * general([1, 2, 3], () => null, { checked: 'n = 1 to 3', methods: 1 }).verdict; // => 'holds-in-range'
 * ```
 */
export function general<T>(
  instances: Iterable<T>,
  wrong: (instance: T) => string | null,
  tried: Tried,
): Finding {
  const finding = finite(instances, wrong, tried);
  return finding.verdict === 'holds' ? { ...finding, verdict: 'holds-in-range' } : finding;
}

/**
 * The verdict on printed values: `holds` when every cell agrees, `fails` at the first that does not, with the number of those.
 *
 * @example
 * ```ts
 * compared([{ place: ['n = 1'], printed: '1', computed: '1' }], { checked: 'one cell', methods: 1 }).verdict; // => 'holds'
 * ```
 */
export function compared(cells: readonly Cell[], tried: Tried): Finding {
  const wrong = cells.filter((cell) => cell.printed !== cell.computed);
  if (wrong.length === 0) return { verdict: 'holds', ...tried };
  const shown = wrong
    .map((cell) => `${cell.place.join(', ')}: printed ${cell.printed}, computed ${cell.computed}`)
    .join('; ');
  return {
    verdict: 'fails',
    ...tried,
    counterexample: `${wrong.length} of ${cells.length} cells differ: ${shown}`,
  };
}

/**
 * The first entry that is not `null`: the conjuncts of a statement, in order.
 *
 * @example
 * ```ts
 * firstWrong(null, 'order: stated 3, computed 4'); // => 'order: stated 3, computed 4'
 * ```
 */
export function firstWrong(...conjuncts: readonly (string | null)[]): string | null {
  return conjuncts.find((wrong) => wrong !== null) ?? null;
}

/**
 * Two values that must be equal: `null`, or what is wrong.
 *
 * @example
 * ```ts
 * differ('order', 3, 4); // => 'order: stated 3, computed 4'
 * ```
 */
export function differ(what: string, stated: unknown, computed: unknown): string | null {
  return String(stated) === String(computed)
    ? null
    : `${what}: stated ${stated}, computed ${computed}`;
}
