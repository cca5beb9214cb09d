import {
  outcomePeriod,
  type PeriodCertificate,
  subtractionPeriod,
  verifyPeriod,
} from '@manaus/games';
import type { HeapSetup } from './setup.js';
import type { Position, Table } from './table.js';

interface Repeats {
  readonly preperiod: number;
  readonly period: number;
}

/** What is known of single heaps, one after another. */
export interface HeapRow {
  /** Grundy values; `null` where heaps have none. */
  readonly values: readonly number[] | null;
  readonly outcomes: readonly ('P' | 'N')[];
  /** Where a separate verifier accepts the certificate; `null` elsewhere. */
  readonly valuesRepeat: Repeats | null;
  /** Of normal play; `null` elsewhere. */
  readonly outcomesRepeat: Repeats | null;
}

/** The certificate of a subtraction game's period, if the verifier accepts it. */
export function provedPeriod({ game, set }: HeapSetup): PeriodCertificate | null {
  const proof = game === 'subtraction' ? subtractionPeriod(set) : null;
  return proof !== null && verifyPeriod(proof) ? proof : null;
}

/** The row of a game's single heaps up to the largest on the table, and to two periods where that is not far; `null` for Moore's Nim, where it would say nothing. */
export function rowOf(table: Table, proof: PeriodCertificate | null): HeapRow | null {
  const { setup, value } = table;
  if (setup.game === 'moore') return null;
  const wanted = proof === null ? 24 : Math.min(96, proof.preperiod + 2 * proof.period);
  const upto = Math.max(20, wanted, ...setup.heaps);
  const heaps = Array.from({ length: upto + 1 }, (_, heap) => heap);
  return {
    values: value === null ? null : heaps.map(value),
    outcomes: heaps.map((heap) =>
      table.outcome({ heaps: [heap], limit: setup.game === 'fibonacci' ? firstLimit(heap) : null }),
    ),
    valuesRepeat: proof,
    outcomesRepeat: proof === null || setup.convention === 'misere' ? null : outcomePeriod(proof),
  };
}

const firstLimit = (heap: number) => Math.max(0, heap - 1);

/** The heaps of a position that the row speaks of: in Fibonacci Nim none from which something was taken, as another limit holds there. */
export const heapsInRow = ({ heaps, limit }: Position): readonly number[] =>
  limit === null || limit === firstLimit(heaps[0]) ? heaps : [];
