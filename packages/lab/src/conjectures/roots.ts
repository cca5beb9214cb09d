import { tally } from '@manaus/core/internals';

/**
 * The integer roots of a polynomial among these, with their multiplicities, and what is left of it;
 * coefficients, the constant first.
 */
export function withoutRoots(coefficients: readonly bigint[], candidates: readonly number[]) {
  const roots: number[] = [];
  let rest = coefficients;
  for (const root of candidates)
    for (const quotient of quotients(rest, BigInt(root))) {
      rest = quotient;
      roots.push(root);
    }
  return { roots: tally(roots), rest };
}

/** The quotients by n - root, by it again and so on, as long as it is a root. */
function* quotients(coefficients: readonly bigint[], root: bigint): Generator<readonly bigint[]> {
  let rest = withoutRoot(coefficients, root);
  while (rest !== null) {
    yield rest;
    rest = withoutRoot(rest, root);
  }
}

/** The quotient by n - root, or null if it is not a root. */
function withoutRoot(coefficients: readonly bigint[], root: bigint): bigint[] | null {
  if (coefficients.length < 2) return null;
  const quotient: bigint[] = [];
  const remainder = coefficients.reduceRight((carried, coefficient) => {
    quotient.unshift(carried);
    return carried * root + coefficient;
  }, 0n);
  return remainder === 0n ? quotient.slice(0, -1) : null;
}
