import { mooreSum } from '@manaus/games';
import {
  type Checks,
  general,
  type ItemCheck,
  inBoth,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { columnSums, digitRows } from '../evidence/digits.js';
import { positionsUpTo, tuple } from '../evidence/heap-positions.js';
import { type MoorePosition, nonZero } from '../evidence/moore-positions.js';

type Case = MoorePosition & { readonly first: number; readonly blocks: number };

/** The leftmost digit of the sum that is not 0. */
const methods = {
  'columns added on paper': ({ k, heaps }: MoorePosition): number =>
    columnSums(digitRows(heaps), k + 1).find((digit) => digit !== 0) ?? 0,
  'the sum of the library': ({ k, heaps }: MoorePosition): number =>
    mooreSum(heaps, k).find((digit) => digit !== 0) ?? 0,
};

/** The first number is positive and less than k, with some slack. */
const isBelow = (instances: readonly MoorePosition[], slack: number, checked: Words) =>
  general<MoorePosition, number>({
    checked,
    instances,
    satisfies: (first, { k }) => first >= 1 && first < k + slack,
    methods,
  });

function check(blocks: number, most: number) {
  const positions = nonZero(most, positionsUpTo(blocks));
  requireHolds(isBelow(positions, 1, inBoth('k_1 <= k')));
  return withValues(
    isBelow(positions, 0, {
      en: `k = 1 to ${most}, all positions of at most ${blocks} blocks whose sum is not 0, by columns on paper and by the sum of the library; k_1 <= k at all of them`,
      pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos cuja soma não é 0, por colunas no papel e pela soma da biblioteca; k_1 <= k em todas`,
    }),
    ({ instance, computed: first }): Case => ({ ...instance, first, blocks }),
  );
}

export default {
  'section-2.9/first-number': {
    check: (effort) => (effort === 'quick' ? check(8, 3) : check(12, 5)),
    counterexample: {
      en: ({ k, heaps, first }) =>
        `k = ${k}, ${tuple(heaps)}: the leftmost digit of the sum that is not 0 is k_1 = ${first}, which is not less than k = ${k}`,
      pt: ({ k, heaps, first }) =>
        `k = ${k}, ${tuple(heaps)}: o dígito não nulo mais à esquerda da soma é k_1 = ${first}, que não é menor do que k = ${k}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
