import { seededRandom } from '@manaus/core';
import { type Heaps, moore } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { sumIsZero } from './evidence/digits.js';
import { positionsUpTo, randomPositions, tuple } from './evidence/heap-positions.js';
import {
  loweredToZero,
  mooreProcedure,
  type Picked,
  repairedMooreMove,
} from './evidence/moore-procedure.js';

/** The runs of the printed procedure that pick rows of which no lowering makes all sums 0, and how many runs there are. */
function runs(heaps: Heaps, k: number): { failed: Picked[]; all: number } {
  const all = [...mooreProcedure(heaps, k)];
  return {
    failed: all.filter(({ rows }) => loweredToZero(heaps, rows, k) === null),
    all: all.length,
  };
}

function wrongRun(heaps: Heaps, k: number): string | null {
  const { failed } = runs(heaps, k);
  if (failed.length === 0) return null;
  const [{ rows, numbers }] = failed;
  const picked = rows.map((row) => heaps[row]).join(' and ');
  return `k = ${k}, ${tuple(heaps)}: with ${numbers.map((number, i) => `k_${i + 1} = ${number}`).join(' and ')} it may pick the heaps of ${picked}, and no way of lowering these makes all sums 0`;
}

/** What is wrong with the repaired move: no move of the rules, or a sum that is not 0. */
function wrongRepair(heaps: Heaps, k: number): string | null {
  const next = repairedMooreMove(heaps, k);
  const lowered = heaps.filter((heap, i) => next[i] < heap).length;
  const legal =
    next.every((heap, i) => heap >= 0 && heap <= heaps[i]) && lowered >= 1 && lowered <= k;
  return legal && sumIsZero(next, k + 1)
    ? null
    : `k = ${k}: the repaired step leads from ${tuple(heaps)} to ${tuple(next)}`;
}

/** The repair at some random positions of large heaps, and where the positions are small by the rules of the game too. */
function wrongRepairs(positions: readonly Heaps[], most: number): string | null {
  const random = randomPositions(300, 12, 40, seededRandom(1));
  const nonZero = (heaps: Heaps, k: number) => !sumIsZero(heaps, k + 1);
  const isMove = (heaps: Heaps, k: number) =>
    moore(k)
      .options(heaps)
      .some((next) => next.join() === repairedMooreMove(heaps, k).join());
  return firstWrong(
    ...range(1, most).flatMap((k) =>
      [...positions, ...random]
        .filter((heaps) => nonZero(heaps, k))
        .map((heaps) => wrongRepair(heaps, k)),
    ),
    ...positions
      .filter((heaps) => heaps.length <= 4 && nonZero(heaps, 2))
      .map((heaps) => (isMove(heaps, 2) ? null : `${tuple(heaps)}: the repaired step is no move`)),
  );
}

/** The first position where every choice that the procedure leaves open goes wrong. */
function everyRunFails(positions: readonly Heaps[], k: number): string {
  const found = positions.find((heaps) => {
    if (sumIsZero(heaps, k + 1)) return false;
    const { failed, all } = runs(heaps, k);
    return failed.length === all;
  });
  return found === undefined ? 'none' : tuple(found);
}

const item: Item = {
  id: 'carvalho2013/theorem-2.9.1-proof-algorithm',
  kind: 'theorem',
  statement:
    "In Moore's Nim_k, k >= 1, at a position of a sum other than 0: let k_1 be the leftmost digit of the sum that is not 0 and choose k_1 rows with a 1 in that column; let k_2 be that digit of the sum of the other rows, choose k_2 more rows with a 1 there, or only as many as make k where k_1 + k_2 >= k; and so on, until the sum of the other rows is 0 or k rows are chosen. Whatever rows are taken, the chosen ones can be lowered so that all sums are 0.",
  departs:
    'Where k_1 + k_2 > k no row may be chosen: k + 1 - k_2 of the rows already chosen get a 1 in that column, and one goes on with the next column to the right (where k_1 + k_2 <= k, the k_2 further rows are chosen and all chosen rows get 0). So repaired the step is a legal move to sum 0 wherever tried. The printed rows and columns are both rows; the printed k_1 < k is false for k = 1, where k_1 = 1.',
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'fails',
  check: (effort) => {
    const [blocks, heaps, most] = effort === 'quick' ? [11, 6, 3] : [18, 8, 4];
    const positions = positionsUpTo(blocks, heaps);
    requireReading(wrongRepairs(positions, most));
    const wrong = (k: number) =>
      firstWrong(
        ...positions
          .filter((position) => !sumIsZero(position, k + 1))
          .map((position) => wrongRun(position, k)),
      );
    const finding = general(range(1, most), wrong, {
      checked: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, every choice, every way of lowering; the repaired step there and at 300 random positions of up to 12 heaps of fewer than 2^40 blocks`,
      methods: 2,
    });
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample}; at ${everyRunFails(positions, 2)} every choice goes wrong so`,
    };
  },
};
export default item;
