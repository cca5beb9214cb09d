/**
 * f_first, f_first+1, ..., f_last of the work, f_1 = 1 and f_2 = 2; below f_1 the recurrence is
 * read backwards.
 */
export function fibonacciTerms(first: number, last: number): Map<number, number> {
  const terms = new Map([
    [1, 1],
    [2, 2],
  ]);
  const term = (i: number) => terms.get(i) as number;
  for (let i = 3; i <= last; i++) terms.set(i, term(i - 1) + term(i - 2));
  for (let i = 0; i >= first; i--) terms.set(i, term(i + 2) - term(i + 1));
  return terms;
}

/** All sets of integers from `first` to `last` without two consecutive, the empty set first. */
export function* sparseSets(first: number, last: number): Generator<number[]> {
  yield [];
  for (let i = first; i <= last; i++)
    for (const rest of sparseSets(i + 2, last)) yield [i, ...rest];
}

/**
 * The largest sum of f_i over such a set, i from 1 to n, without listing them: with f_n and the
 * sets to n - 2, or with the sets to n - 1.
 */
export function largestSum(n: number): number {
  const terms = fibonacciTerms(1, n);
  let [before, largest] = [0, 0];
  for (let i = 1; i <= n; i++)
    [before, largest] = [largest, Math.max(largest, (terms.get(i) as number) + before)];
  return largest;
}
