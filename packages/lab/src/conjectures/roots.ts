/**
 * The integer roots of a polynomial among these, with their multiplicities, and what is left of it;
 * coefficients, the constant first.
 */
export function withoutRoots(coefficients: readonly bigint[], candidates: readonly number[]) {
  const roots = new Map<number, number>();
  let rest = coefficients;
  for (const root of candidates)
    for (
      let next = withoutRoot(rest, BigInt(root));
      next !== null;
      next = withoutRoot(rest, BigInt(root))
    ) {
      rest = next;
      roots.set(root, (roots.get(root) ?? 0) + 1);
    }
  return { roots, rest };
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
