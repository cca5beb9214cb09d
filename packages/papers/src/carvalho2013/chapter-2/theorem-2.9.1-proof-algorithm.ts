import { seededRandom } from '@manaus/core';
import { type Heaps, heapGame, mooreSum } from '@manaus/games';
import {
  general,
  type Item,
  notTried,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { isOption, positionsUpTo, randomPositions, tuple } from '../evidence/heap-positions.js';
import { type MoorePosition, nonZero } from '../evidence/moore-positions.js';
import {
  canBeLowered,
  loweredToZero,
  mooreProcedure,
  repairedMooreMove,
} from '../evidence/moore-procedure.js';

/**
 * The runs of the printed procedure, by the rows that they pick, of which no lowering makes all
 * sums 0.
 */
type Runs = { readonly failed: readonly (readonly number[])[]; readonly all: number };

/**
 * A position with a run that goes wrong, its numbers k_1, k_2, ... and the heaps picked, and one
 * where all runs do.
 */
type Case = {
  readonly k: number;
  readonly heaps: Heaps;
  readonly numbers: readonly number[];
  readonly picked: readonly number[];
  readonly every: Heaps;
  readonly blocks: number;
};

type CanLower = (heaps: Heaps, rows: readonly number[], k: number) => boolean;

const byTrial: CanLower = (heaps, rows, k) => loweredToZero(heaps, rows, k) !== null;

const runsBy =
  (canLower: CanLower) =>
  ({ k, heaps }: MoorePosition): Runs => {
    const all = [...mooreProcedure(heaps, k)].map(({ rows }) => rows);
    return { failed: all.filter((rows) => !canLower(heaps, rows, k)), all: all.length };
  };

/** The effect of the repaired step. */
type Repaired = { readonly legal: boolean; readonly zero: boolean };

/** By arithmetic: no heap grows, and 1 to k are lowered. */
function isLegal({ k, heaps }: MoorePosition, next: Heaps): boolean {
  const lowered = heaps.filter((heap, i) => next[i] < heap).length;
  const fits = next.every((heap, i) => heap >= 0 && heap <= heaps[i]);
  return fits && lowered >= 1 && lowered <= k;
}

/**
 * The repaired step is right at all positions, and at random ones with large heaps; where there are
 * few options, by these too.
 */
const repairHolds = (most: number, positions: readonly Heaps[]) =>
  general<MoorePosition, Repaired>({
    checked: { en: 'the repaired step', pt: 'o passo reparado' },
    instances: nonZero(most, [...positions, ...randomPositions(300, 12, 40, seededRandom(1))]),
    stated: () => ({ legal: true, zero: true }),
    methods: {
      'by arithmetic and columns': (position) => {
        const next = repairedMooreMove(position.heaps, position.k);
        return { legal: isLegal(position, next), zero: sumIsZero(next, position.k + 1) };
      },
      'sums of the library': ({ k, heaps }) => ({
        zero: mooreSum(repairedMooreMove(heaps, k), k).every((digit) => digit === 0),
      }),
      'options of the library': (position) =>
        position.k === 2 && position.heaps.length <= 4 && position.heaps.every((heap) => heap < 20)
          ? {
              legal: isOption(
                heapGame('moore', { k: 2 }),
                position.heaps,
                repairedMooreMove(position.heaps, 2),
              ),
            }
          : notTried,
    },
  });

/** True if every choice that the procedure leaves open goes wrong. */
function alwaysFails(position: MoorePosition): boolean {
  const { failed, all } = runsBy(byTrial)(position);
  return failed.length === all;
}

/** The first such position. */
function everyRunFails(positions: readonly Heaps[], k: number): Heaps {
  const found = positions.find((heaps) => alwaysFails({ k, heaps }));
  if (found === undefined) throw new Error('some choice is right at every position');
  return found;
}

function caseAt({ k, heaps }: MoorePosition, positions: readonly Heaps[], blocks: number): Case {
  const { rows, numbers } = failingRun(heaps, k) ?? { rows: [], numbers: [] };
  const picked = rows.map((row) => heaps[row]);
  return { k, heaps, numbers, picked, every: everyRunFails(positions, 2), blocks };
}

const failingRun = (heaps: Heaps, k: number) =>
  [...mooreProcedure(heaps, k)].find(({ rows }) => !byTrial(heaps, rows, k));

const checkedOn = (blocks: number, heaps: number, most: number): Words => ({
  en: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, every choice, every way of lowering, by trial and digit by digit; the repaired step there and at 300 random positions of up to 12 heaps of fewer than 2^40 blocks`,
  pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos em no máximo ${heaps} pilhas, toda escolha, toda maneira de diminuir, por tentativa e dígito a dígito; o passo reparado ali e em 300 posições aleatórias de até 12 pilhas de menos de 2^40 blocos`,
});

const neverFails = (positions: readonly Heaps[], checked: Words, most: number) =>
  general<MoorePosition, Runs>({
    checked,
    instances: nonZero(most, positions),
    stated: () => ({ failed: [] }),
    methods: {
      'every way of lowering tried': runsBy(byTrial),
      'lowered digit by digit': runsBy(canBeLowered),
    },
  });

function check(blocks: number, heaps: number, most: number) {
  const positions = positionsUpTo(blocks, heaps);
  requireHolds(repairHolds(most, positions));
  const finding = neverFails(positions, checkedOn(blocks, heaps, most), most);
  return withValues(finding, ({ instance }) => caseAt(instance, positions, blocks));
}

export default {
  id: 'carvalho2013/theorem-2.9.1-proof-algorithm',
  statement: {
    en: "In Moore's Nim_k, k >= 1, at a position of a sum other than 0: let k_1 be the leftmost digit of the sum that is not 0 and choose k_1 rows with a 1 in that column; let k_2 be that digit of the sum of the other rows, choose k_2 more rows with a 1 there, or only as many as make k where k_1 + k_2 >= k; and so on, until the sum of the other rows is 0 or k rows are chosen. Whatever rows are taken, the chosen ones can be lowered so that all sums are 0.",
    pt: 'No Nim_k de Moore, k >= 1, numa posição de soma diferente de 0: seja k_1 o dígito não nulo mais à esquerda da soma, e escolham-se k_1 linhas com 1 nessa coluna; seja k_2 esse dígito da soma das outras linhas, e escolham-se mais k_2 linhas com 1 ali, ou só as que faltam para k se k_1 + k_2 >= k; e assim por diante, até que a soma das outras linhas seja 0 ou haja k linhas escolhidas. Quaisquer que sejam as linhas tomadas, as escolhidas podem ser reduzidas de modo que todas as somas fiquem 0.',
  },
  departs: {
    en: 'Where k_1 + k_2 > k no row may be chosen: k + 1 - k_2 of the rows already chosen get a 1 in that column, and one goes on with the next column to the right (where k_1 + k_2 <= k, the k_2 further rows are chosen and all chosen rows get 0). So repaired the step is a legal move to sum 0 wherever tried. The printed rows and columns are both rows; the printed k_1 < k is false for k = 1, where k_1 = 1.',
    pt: 'Se k_1 + k_2 > k, não se escolhe linha alguma: k + 1 - k_2 das linhas já escolhidas recebem 1 nessa coluna, e segue-se para a coluna à direita; se k_1 + k_2 <= k, escolhem-se k_2 linhas e todas as escolhidas recebem 0. Assim corrigido, o procedimento deu certo em todos os casos examinados. As linhas e as colunas se chamam ambas linhas no texto; o k_1 < k impresso é falso para k = 1, em que k_1 = 1.',
  },
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'fails',
  check: (effort) => (effort === 'quick' ? check(11, 6, 3) : check(18, 8, 4)),
  erratum: {
    where: {
      en: 'Section 2.9, proof of Theorem 2.9.1, part 2, the case k_1 + k_2 >= k',
      pt: 'Seção 2.9, demonstração do Teorema 2.9.1, parte 2, caso k_1 + k_2 >= k',
    },
    printed: {
      en: 'If k_1 + k_2 >= k, choose any k - k_1 rows with a 1 in that column: the k chosen rows can then be lowered to sum 0.',
      pt: 'Se k_1 + k_2 >= k, escolhem-se quaisquer k - k_1 linhas com 1 nessa posição; com as k linhas escolhidas chega-se a uma soma nula.',
    },
    sure: {
      en: 'Where k_1 + k_2 > k the rows already chosen suffice in that column, and the further rows are wanted in later ones. The theorem itself is not touched.',
      pt: 'Onde k_1 + k_2 > k, as linhas já escolhidas bastam nessa coluna, e as outras fazem falta nas seguintes. O teorema em si não é afetado.',
    },
    counterexample: {
      en: ({ k, heaps, numbers, picked, every }) =>
        `k = ${k}, ${tuple(heaps)}: with ${numbers.map((number, i) => `k_${i + 1} = ${number}`).join(' and ')} it may pick the heaps of ${picked.join(' and ')}, and no way of lowering these makes all sums 0; at ${tuple(every)} every choice goes wrong so`,
      pt: ({ k, heaps, numbers, picked, every }) =>
        `k = ${k}, ${tuple(heaps)}: com ${numbers.map((number, i) => `k_${i + 1} = ${number}`).join(' e ')} podem ser escolhidas as pilhas de ${picked.join(' e ')}, e nenhuma redução dessas pilhas anula todas as somas. Em ${tuple(every)}, toda escolha dá errado.`,
    },
    found: {
      pt: ({ blocks }) =>
        `Todas as posições com até ${blocks} blocos, com todas as escolhas e todas as reduções; o procedimento corrigido, também em posições aleatórias.`,
    },
  },
} satisfies Item<Case>;
