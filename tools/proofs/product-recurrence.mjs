// A recurrence that products of sequences have, beside others of their kind.

/**
 * A multiple of a polynomial that annihilates in the shift, for each pair (a, b), all products
 * a(n + i) b(n + j), i and j less than the sizes, so far as linear algebra alone can see.
 *
 * @param {bigint[]} polynomial monic, the constant first
 * @param {{ a: (n: number) => bigint, b: (n: number) => bigint }[]} pairs
 * @param {{ a: number, b: number }} sizes the degrees of recurrences of all a and of all b
 * @returns {bigint[]}
 */
export function withProducts(polynomial, pairs, sizes) {
  let multiple = polynomial;
  for (const { a, b } of pairs) {
    const products = (n) =>
      Array.from({ length: sizes.a * sizes.b }, (_, at) => {
        const [i, j] = [Math.floor(at / sizes.b), at % sizes.b];
        return a(n + i) * b(n + j);
      });
    const left = (n) =>
      multiple
        .map((c, k) => products(n + k).map((value) => c * value))
        .reduce((x, y) => x.map((value, at) => value + y[at]));
    multiple = times(multiple, leastRelation(left));
  }
  return multiple;
}

/**
 * The product of two polynomials.
 * @param {bigint[]} p
 * @param {bigint[]} q
 */
function times(p, q) {
  const product = Array.from({ length: p.length + q.length - 1 }, () => 0n);
  for (const [i, a] of p.entries()) for (const [j, b] of q.entries()) product[i + j] += a * b;
  return product;
}

/** The first relation between vectors 0, 1, 2, ..., with 1 for the last one. */
function leastRelation(vectorAt) {
  /** @type {{ at: number, vector: bigint[], relation: bigint[] }[]} */
  const rows = [];
  for (let n = 0; ; n++) {
    let row = { vector: vectorAt(n), relation: [...rows.map(() => 0n), 1n] };
    for (const { at, vector, relation } of rows) {
      const [own, other] = [row.vector[at], vector[at]];
      const combine = (x, y = 0n) => x * other - y * own;
      row = withoutDivisor({
        vector: row.vector.map((value, i) => combine(value, vector[i])),
        relation: row.relation.map((value, i) => combine(value, relation[i])),
      });
    }
    const at = row.vector.findIndex((value) => value !== 0n);
    if (at < 0) return row.relation.map((value) => value / row.relation[n]);
    rows.push({ at, ...row });
  }
}

function withoutDivisor({ vector, relation }) {
  const divisor = [...vector, ...relation].reduce(greatest, 0n);
  return {
    vector: vector.map((value) => value / divisor),
    relation: relation.map((value) => value / divisor),
  };
}

const greatest = (a, b) => (b === 0n ? (a < 0n ? -a : a) : greatest(b, a % b));
