import { type Checks, general, range } from '../../check/index.js';
import { allowed, needs } from '../evidence/min-closed-bounds.js';

/** Numbers of variables and of clauses. */
type Size = { readonly v: number; readonly m: number };

/** The difference as a polynomial in v, for any m, from its values at 0, 1 and 2. */
function byPolynomial({ v, m }: Size): number {
  const [a, b, c] = [0, 1, 2].map((at) => needs(at, m) - allowed(at, m));
  const square = (c - 2 * b + a) / 2;
  return a + (b - a - square) * v + square * v ** 2;
}

export default {
  'theorem-3.5-arithmetic': () =>
    general<Size, number>({
      checked: {
        en: 'v = 1 to 1000 and m = 0 to 50 by their values; the difference as a polynomial in v, which is 3v',
        pt: 'v = 1 a 1000 e m = 0 a 50 pelos seus valores; a diferença como polinômio em v, que é 3v',
      },
      instances: range(1, 1000).flatMap((v) => range(0, 50).map((m) => ({ v, m }))),
      satisfies: (difference, { v }) => difference > 0 && difference === 3 * v,
      methods: {
        'by their values': ({ v, m }) => needs(v, m) - allowed(v, m),
        'as a polynomial': byPolynomial,
      },
    }),
} satisfies Checks;
