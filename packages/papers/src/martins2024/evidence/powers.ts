import type { TowerRules } from '@manaus/core';
import { type Finding, range, until, withValues } from '../../check/index.js';
import { movesFromFirstPeg } from './minimum-moves.js';
import { misprinted } from './misprinted.js';
import { movesByPlaying } from './towers.js';

/** The first n at which the printed power is not the least number of moves. */
export type PowerCase = {
  readonly n: number;
  readonly printed: number;
  readonly computed: number;
  readonly most: number;
};

/**
 * Hanoi (base 2) and Bucharest (base 3): base^(n-1) is printed, and base^n - 1 meant, as the work
 * itself has elsewhere.
 */
export const misprintedPower = (
  base: 2 | 3,
  tower: (discs: number) => TowerRules,
  most: number,
): Finding<PowerCase> =>
  withValues(
    misprinted<number, number>({
      checked: {
        en: `least moves by search, n = 1 to ${most}, by playing the plain rules to n = 8, and by the recurrence of the largest disc, against ${base}^(n-1) and ${base}^n - 1`,
        pt: `o menor número de movimentos por busca, n = 1 a ${most}, jogando pelas regras até n = 8, e pela recorrência do maior disco, comparado com ${base}^(n-1) e ${base}^n - 1`,
      },
      instances: range(1, most),
      printed: (n) => base ** (n - 1),
      meant: (n) => base ** n - 1,
      methods: {
        'a search on ranks': (n) => movesFromFirstPeg(tower(n)),
        'play by the plain rules': until(8, (n) => movesByPlaying(tower(n))),
        'the recurrence of the largest disc': (n) => byRecurrence(base, n),
      },
    }),
    ({ instance: n, stated: printed, computed }) => ({ n, printed, computed, most }),
  );

/** Hanoi moves its largest disc once, Bucharest twice, between tasks with the others. */
const byRecurrence = (base: number, n: number): number =>
  n === 0 ? 0 : base * byRecurrence(base, n - 1) + base - 1;
