import { type Item, range, upTo } from '../../check/index.js';
import { written } from '../evidence/binary.js';
import { onSolution, onSolutionChecked } from '../evidence/solution.js';

/** The place of the first 1 of m in binary, from the right. */
const placeOfFirstOne = (m: number, discs: number): number =>
  discs - written(m, discs).lastIndexOf('1');

export default {
  id: 'hanoi2012/binary-disc',
  statement: {
    en: 'For every n >= 1 and 1 <= m <= 2^n - 1: move m of the optimal solution is of the disc whose number is the place of the first 1 of m in binary, from the right.',
    pt: 'Para todo n >= 1 e 1 <= m <= 2^n - 1: a jogada m da solução ótima é do disco cujo número é a posição do primeiro 1 de m em binário, a partir da direita.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'proved',
  check: upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
    checked: onSolutionChecked(1, most),
    stated: (n) => ({ discs: range(1, 2 ** n - 1).map((m) => placeOfFirstOne(m, n)) }),
    methods: onSolution((moves) => ({ discs: moves.map(({ disc }) => disc) })),
  })),
} satisfies Item;
