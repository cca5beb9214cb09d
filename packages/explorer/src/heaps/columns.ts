import { mooreSum, nimSum } from '@manaus/games';
import type { Position, Table } from './table.js';

/** The heaps, or their Grundy values, in binary below each other, and what each column adds up to. */
export interface Columns {
  readonly rows: readonly {
    readonly heap: number;
    readonly value: number;
    readonly digits: string;
  }[];
  readonly sum: string;
  /** 2 for the nim-sum, k + 1 for Moore's sum. */
  readonly modulus: number;
}

/** The columns of a position; `null` for Fibonacci Nim, which has none. */
export function columnsOf({ setup, value }: Table, { heaps, limit }: Position): Columns | null {
  if (limit !== null) return null;
  const values = value === null ? heaps : heaps.map(value);
  const moore = setup.game === 'moore';
  const width = Math.max(1, ...values.map((each) => each.toString(2).length));
  const binary = (number: number) => number.toString(2).padStart(width, '0');
  const rows = heaps.map((heap, place) => ({
    heap,
    value: values[place],
    digits: binary(values[place]),
  }));
  return {
    rows,
    sum: moore ? mooreSum(heaps, setup.k).join('') : binary(nimSum(values)),
    modulus: moore ? setup.k + 1 : 2,
  };
}
