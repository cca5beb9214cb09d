import { mooreSum } from '@manaus/games';
import {
  general,
  type Item,
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

const checkedOn = (blocks: number, most: number): Words => ({
  en: `k = 1 to ${most}, all positions of at most ${blocks} blocks whose sum is not 0, by columns on paper and by the sum of the library; k_1 <= k at all of them`,
  pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos cuja soma não é 0, por colunas no papel e pela soma da biblioteca; k_1 <= k em todas`,
});

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
    isBelow(positions, 0, checkedOn(blocks, most)),
    ({ instance, computed: first }): Case => ({ ...instance, first, blocks }),
  );
}

export default {
  id: 'carvalho2013/section-2.9/first-number',
  statement: {
    en: "In Moore's Nim_k, k >= 1, at every position whose sum is not 0, the leftmost digit k_1 of the sum that is not 0 is less than k.",
    pt: 'No Nim_k de Moore, k >= 1, em toda posição de soma diferente de 0, o dígito não nulo mais à esquerda da soma, k_1, é menor do que k.',
  },
  departs: {
    en: 'k_1 <= k is right: the digits of a sum modulo k + 1 are at most k. Where k_1 = k, the k rows are chosen at once, and the proof goes on as printed.',
    pt: 'O certo é k_1 <= k: os dígitos de uma soma módulo k + 1 são no máximo k. Se k_1 = k, as k linhas são escolhidas de uma vez, e a demonstração prossegue como impressa.',
  },
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'fails',
  check: (effort) => (effort === 'quick' ? check(8, 3) : check(12, 5)),
  erratum: {
    where: {
      en: 'Section 2.9, proof of Theorem 2.9.1, part 2, first step',
      pt: 'Seção 2.9, demonstração do Teorema 2.9.1, parte 2, primeiro passo',
    },
    printed: { en: 'c_1 = k_1 < k.', pt: 'c_1 = k_1 < k.' },
    sure: {
      en: 'It should be k_1 <= k, as digits modulo k + 1 are; nothing else in the proof depends on it.',
      pt: 'Deveria ser k_1 <= k, como são os dígitos módulo k + 1; nada mais na demonstração depende disso.',
    },
    counterexample: {
      en: ({ k, heaps, first }) =>
        `k = ${k}, ${tuple(heaps)}: the leftmost digit of the sum that is not 0 is k_1 = ${first}, which is not less than k = ${k}`,
      pt: ({ k, heaps, first }) =>
        `k = ${k}, ${tuple(heaps)}: o dígito não nulo mais à esquerda da soma é k_1 = ${first}, que não é menor do que k = ${k}.`,
    },
    found: {
      pt: ({ blocks }) =>
        `Todas as posições com até ${blocks} blocos e soma não nula, com colunas somadas no papel e pela soma da biblioteca.`,
    },
  },
} satisfies Item<Case>;
