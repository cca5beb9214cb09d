// Sequences by their recurrences, found from first terms. Nothing here has to be believed: the
// verifier checks what comes of it. A polynomial is its coefficients, the constant first; it
// annihilates a sequence if it does so in the shift E.

/** A monic polynomial with integer coefficients. */
export type Polynomial = readonly bigint[];

/** A prime above every coefficient met, and small enough for fast products. */
const PRIME = (1n << 61n) - 1n;

/** The product of two polynomials. */
export function multiply(a: Polynomial, b: Polynomial): bigint[] {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) product[i + j] += x * y;
  return product;
}

/** Divides by a monic polynomial. */
function divide(a: Polynomial, b: Polynomial): { quotient: bigint[]; rest: bigint[] } {
  const rest = [...a];
  const quotient = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0n);
  for (let i = quotient.length - 1; i >= 0; i--) {
    const factor = rest[i + b.length - 1];
    quotient[i] = factor;
    for (const [j, y] of b.entries()) rest[i + j] -= factor * y;
  }
  return { quotient, rest: rest.slice(0, b.length - 1) };
}

function trimmed(a: Polynomial): bigint[] {
  let length = a.length;
  while (length > 0 && a[length - 1] === 0n) length--;
  return a.slice(0, length);
}

const gcdOf = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcdOf(b, a % b));

/** The multiple of a polynomial that has coprime integers and a positive lead. */
function primitive(a: Polynomial): bigint[] {
  const content = a.reduce(gcdOf, 0n);
  const sign = a[a.length - 1] < 0n ? -1n : 1n;
  return a.map((c) => (sign * c) / content);
}

/** The greatest common divisor of two monic polynomials: monic, by the lemma of Gauss. */
function commonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  let [x, y] = [a, b];
  while (y.length > 0) {
    // The remainder of a multiple of x, so that no fraction arises.
    let rest = [...x];
    const lead = y[y.length - 1];
    while (rest.length >= y.length) {
      const [top, shift] = [rest[rest.length - 1], rest.length - y.length];
      rest = rest.map((c, i) => c * lead - (i >= shift ? top * y[i - shift] : 0n));
      rest = trimmed(rest);
    }
    [x, y] = [y, rest.length === 0 ? [] : primitive(rest)];
  }
  return primitive(x);
}

/** The least common multiple of two monic polynomials. */
export const commonMultiple = (a: Polynomial, b: Polynomial): Polynomial =>
  multiply(divide(a, commonDivisor(a, b)).quotient, b);

/** The values of a polynomial in the shift on a sequence: shorter than it by the degree. */
export function apply(polynomial: Polynomial, values: readonly bigint[]): bigint[] {
  const length = Math.max(0, values.length - polynomial.length + 1);
  return Array.from({ length }, (_, n) =>
    polynomial.reduce((sum, c, i) => sum + c * values[n + i], 0n),
  );
}

/**
 * The monic polynomial of least degree with integer coefficients that annihilates a sequence, as
 * far as its terms tell; `null` if they are too few to tell, or none exists.
 *
 * By the algorithm of Berlekamp and Massey modulo a prime, lifted to integers, and tried.
 */
export function minimalPolynomial(values: readonly bigint[]): Polynomial | null {
  let [current, previous] = [[1n], [1n]];
  let [length, gap, last] = [0, 1, 1n];
  for (const [i, value] of values.entries()) {
    let discrepancy = value;
    for (let k = 1; k <= length && k < current.length; k++)
      discrepancy += current[k] * values[i - k];
    discrepancy = modulo(discrepancy);
    if (discrepancy === 0n) {
      gap++;
      continue;
    }
    const factor = modulo(discrepancy * inverse(last));
    const next = Array.from({ length: Math.max(current.length, previous.length + gap) }, (_, k) =>
      modulo((current[k] ?? 0n) - factor * (previous[k - gap] ?? 0n)),
    );
    if (2 * length <= i) {
      [length, previous, last, gap] = [i + 1 - length, current, discrepancy, 1];
    } else gap++;
    current = next;
  }
  if (2 * length + 4 > values.length) return null;
  const lifted = Array.from({ length: length + 1 }, (_, i) => {
    const c = current[length - i] ?? 0n;
    return c > PRIME / 2n ? c - PRIME : c;
  });
  return apply(lifted, values).every((value) => value === 0n) ? lifted : null;
}

const modulo = (a: bigint) => ((a % PRIME) + PRIME) % PRIME;

/** The inverse modulo the prime, by the algorithm of Euclid. */
function inverse(a: bigint): bigint {
  let [x, y, u, w] = [a, PRIME, 1n, 0n];
  while (y !== 0n) {
    const q = x / y;
    [x, y, u, w] = [y, x - q * y, w, u - q * w];
  }
  return modulo(u);
}

/** Integer roots of larger absolute value are not looked for. */
const LARGEST_ROOT = 64n;

/** The integer roots of a polynomial, each as often as it is one, and the factor that is left. */
export function integerRoots(polynomial: Polynomial): { roots: bigint[]; rest: Polynomial } {
  const roots: bigint[] = [];
  let rest = polynomial;
  for (let root = -LARGEST_ROOT; root <= LARGEST_ROOT; root++)
    while (rest.length > 1 && valueAt(rest, root) === 0n) {
      roots.push(root);
      rest = divide(rest, [-root, 1n]).quotient;
    }
  return { roots, rest };
}

/** The value of a polynomial. */
export const valueAt = (polynomial: Polynomial, x: bigint): bigint =>
  polynomial.reduceRight((sum, c) => sum * x + c, 0n);
