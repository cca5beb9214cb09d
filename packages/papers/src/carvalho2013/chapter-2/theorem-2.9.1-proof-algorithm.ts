import { seededRandom } from '@manaus/core';
import { type Heaps, heapGame, mooreSum } from '@manaus/games';
import {
  type Checks,
  general,
  type ItemCheck,
  notTried,
  requireHolds,
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

/** The first such position. */
function everyRunFails(positions: readonly Heaps[], k: number): Heaps {
  const found = positions.find((heaps) => {
    // Every choice that the procedure leaves open goes wrong.
    const { failed, all } = runsBy(byTrial)({ k, heaps });
    return failed.length === all;
  });
  if (found === undefined) throw new Error('some choice is right at every position');
  return found;
}

function caseAt({ k, heaps }: MoorePosition, positions: readonly Heaps[], blocks: number): Case {
  const { rows, numbers } = [...mooreProcedure(heaps, k)].find(
    ({ rows }) => !byTrial(heaps, rows, k),
  ) ?? { rows: [], numbers: [] };
  const picked = rows.map((row) => heaps[row]);
  return { k, heaps, numbers, picked, every: everyRunFails(positions, 2), blocks };
}

function check(blocks: number, heaps: number, most: number) {
  const positions = positionsUpTo(blocks, heaps);
  requireHolds(repairHolds(most, positions));
  const finding = general<MoorePosition, Runs>({
    checked: {
      en: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, every choice, every way of lowering, by trial and digit by digit; the repaired step there and at 300 random positions of up to 12 heaps of fewer than 2^40 blocks`,
      pt: `k = 1 a ${most}, todas as posições de no máximo ${blocks} blocos em no máximo ${heaps} pilhas, toda escolha, toda maneira de diminuir, por tentativa e dígito a dígito; o passo reparado ali e em 300 posições aleatórias de até 12 pilhas de menos de 2^40 blocos`,
    },
    instances: nonZero(most, positions),
    stated: () => ({ failed: [] }),
    methods: {
      'every way of lowering tried': runsBy(byTrial),
      'lowered digit by digit': runsBy(canBeLowered),
    },
  });
  return withValues(finding, ({ instance }) => caseAt(instance, positions, blocks));
}

export default {
  'theorem-2.9.1-proof-algorithm': {
    check: (effort) => (effort === 'quick' ? check(11, 6, 3) : check(18, 8, 4)),
    counterexample: {
      en: ({ k, heaps, numbers, picked, every }) =>
        `k = ${k}, ${tuple(heaps)}: with ${numbers.map((number, i) => `k_${i + 1} = ${number}`).join(' and ')} it may pick the heaps of ${picked.join(' and ')}, and no way of lowering these makes all sums 0; at ${tuple(every)} every choice goes wrong so`,
      pt: ({ k, heaps, numbers, picked, every }) =>
        `k = ${k}, ${tuple(heaps)}: com ${numbers.map((number, i) => `k_${i + 1} = ${number}`).join(' e ')} podem ser escolhidas as pilhas de ${picked.join(' e ')}, e nenhuma redução dessas pilhas anula todas as somas. Em ${tuple(every)}, toda escolha dá errado.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
