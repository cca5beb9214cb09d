import { type HeapPosition, outcomePeriod, type PeriodCertificate } from '@manaus/games';
import { withLimit } from '@manaus/games/internals';
import type { Table } from './table.js';

type Repeats = Pick<PeriodCertificate, 'preperiod' | 'period'>;

/** The known facts of single heaps, one after another. */
export interface HeapRow {
  /** Grundy values; `null` if heaps have none. */
  readonly values: readonly number[] | null;
  readonly outcomes: readonly ('P' | 'N')[];
  /** A proved period of the values; `null` if none is known. */
  readonly valuesRepeat: Repeats | null;
  readonly neverRepeats: boolean;
  /** Of normal play; `null` elsewhere. */
  readonly outcomesRepeat: Repeats | null;
}

/**
 * The row of a game's single heaps up to the largest on the table, and to two periods if that is
 * not far; `null` if it would say nothing.
 */
export function rowOf({ setup, rules }: Table): HeapRow | null {
  if (!rules.hasRow) return null;
  const { certificate: proof, neverRepeats } = rules.periodProof();
  const wanted = proof === null ? 24 : Math.min(96, proof.preperiod + 2 * proof.period);
  const upto = Math.max(20, wanted, ...setup.heaps);
  const heaps = Array.from({ length: upto + 1 }, (_, heap) => heap);
  return {
    values: rules.isSum ? rules.grundyValues(upto) : null,
    outcomes: heaps.map((heap) => rules.outcome(alone(rules, heap))),
    valuesRepeat: proof && { preperiod: proof.preperiod, period: proof.period },
    neverRepeats,
    outcomesRepeat: proof === null || setup.convention === 'misere' ? null : outcomePeriod(proof),
  };
}

/** A heap by itself, as a game begins with it. */
const alone = ({ notation }: Table['rules'], heap: number): HeapPosition =>
  withLimit(notation.parse(String(heap)));

/**
 * The heaps of a position that the row speaks of: with a limit on the next move only those with the
 * limit of a first move.
 */
export const heapsInRow = ({ rules }: Table, { heaps, limit }: HeapPosition): readonly number[] =>
  limit === null || limit === alone(rules, heaps[0]).limit ? heaps : [];
