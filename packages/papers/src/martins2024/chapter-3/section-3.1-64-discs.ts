import { hanoi } from '@manaus/core';
import { finite, general, type Item, range, requireHolds } from '../../check/index.js';
import { movesFromFirstPeg, waysWithoutSearch } from '../evidence/minimum-moves.js';

const PRINTED = '18.446.744.073.709.551.615';

/** With dots between groups of three digits. */
const dotted = (value: bigint): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');

/** Moves by the recurrence of the largest disc: before and after its move the others stand on one peg. */
const byRecurrence = (discs: number): bigint =>
  range(2, discs).reduce((moves) => 2n * moves + 1n, 1n);

/** The recurrence, where the least number can be known otherwise. */
const recurrence = (most: number) =>
  general<number, number>({
    checked: `n = 1 to ${most}`,
    instances: range(1, most),
    stated: (n) => Number(byRecurrence(n)),
    methods: {
      'distance by search': (n) => movesFromFirstPeg(hanoi(n)),
      'distance without search': (n) => waysWithoutSearch(n).moves,
    },
  });

export default {
  id: 'martins2024/section-3.1/64-discs',
  statement: {
    en: `Hanoi with 64 discs needs ${PRINTED.replaceAll('.', ',')} moves.`,
    pt: `Hanói com 64 discos exige ${PRINTED} movimentos.`,
  },
  uses: ['martins2024/table-3.1', 'martins2024/section-3.1/unique-optimum'],
  recorded: 'holds',
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 13;
    requireHolds(recurrence(most));
    return finite<number, string>({
      checked: `2^64 - 1, and 64 steps of the recurrence T(n) = 2 T(n-1) + 1 (before and after the move of the largest disc the others stand on one peg), which agrees with search for n = 1 to ${most}`,
      instances: [64],
      stated: () => PRINTED,
      methods: {
        'the closed form': (n) => dotted(2n ** BigInt(n) - 1n),
        'the recurrence, step by step': (n) => dotted(byRecurrence(n)),
      },
    });
  },
} satisfies Item;
