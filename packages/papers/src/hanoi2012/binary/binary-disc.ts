import { type Checks, range, upTo } from '../../check/index.js';
import { written } from '../evidence/binary.js';
import { onSolution, onSolutionChecked } from '../evidence/solution.js';

/** The place of the first 1 of m in binary, from the right. */
const placeOfFirstOne = (m: number, discs: number): number =>
  discs - written(m, discs).lastIndexOf('1');

export default {
  'binary-disc': upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
    checked: onSolutionChecked(1, most),
    stated: (n) => ({ discs: range(1, 2 ** n - 1).map((m) => placeOfFirstOne(m, n)) }),
    methods: onSolution((moves) => ({ discs: moves.map(({ disc }) => disc) })),
  })),
} satisfies Checks;
