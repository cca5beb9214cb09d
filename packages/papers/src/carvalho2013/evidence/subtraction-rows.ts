import {
  type Outcome,
  outcomePeriod,
  type PeriodCertificate,
  subtractionGrundyValues,
  subtractionPeriod,
  verifyPeriod,
} from '@manaus/games';
import { range } from '../../legacy/check.js';

/** The numbers 1 to M without i. */
export const allBut = (most: number, left: number): number[] =>
  range(1, most).filter((taken) => taken !== left);

/** A set as the works write it. */
export const setText = (set: readonly number[]): string => `{${set.join(', ')}}`;

/** The outcomes of the heaps 0 to `upto` straight from their definition: N where some number of the set leaves a P-position. */
export function outcomesByOptions(set: readonly number[], upto: number): Outcome[] {
  const row: Outcome[] = [];
  for (let heap = 0; heap <= upto; heap++)
    row.push(set.some((taken) => taken <= heap && row[heap - taken] === 'P') ? 'N' : 'P');
  return row;
}

/** The outcomes of the heaps 0 to `upto`, from the definition; where the Grundy values say otherwise, a fault of ours. */
export function subtractionOutcomes(set: readonly number[], upto: number): Outcome[] {
  const row = outcomesByOptions(set, upto);
  const values = subtractionGrundyValues(set, upto);
  const differing = row.findIndex((outcome, heap) => (outcome === 'P') !== (values[heap] === 0));
  if (differing >= 0) throw new Error(`two methods differ for ${setText(set)} at ${differing}`);
  return row;
}

/** The first heap of 0 to `upto` where the P-positions are not the stated ones, with the move or the moves that show it. */
export function wrongOutcome(
  set: readonly number[],
  upto: number,
  statedP: (heap: number) => boolean,
): string | null {
  const row = subtractionOutcomes(set, upto);
  const heap = row.findIndex((outcome, x) => (outcome === 'P') !== statedP(x));
  return heap < 0
    ? null
    : `S = ${setText(set)}, x = ${heap}: stated ${row[heap] === 'P' ? 'N' : 'P'}, but ${reason(set, row, heap)}`;
}

function reason(set: readonly number[], row: readonly Outcome[], heap: number): string {
  const wins = set.find((taken) => taken <= heap && row[heap - taken] === 'P');
  if (wins !== undefined) return `taking ${wins} leaves ${heap - wins}, a P-position`;
  const left = set.filter((taken) => taken <= heap).map((taken) => heap - taken);
  return left.length === 0
    ? 'nothing can be taken'
    : `every move leaves an N-position (${left.join(', ')})`;
}

/** The proved period of a set; a certificate that its verifier rejects, or that does not show, is a fault of ours. */
export function provedPeriod(set: readonly number[]): PeriodCertificate {
  const proof = subtractionPeriod(set);
  if (proof === null || !verifyPeriod(proof))
    throw new Error(`no proved period for ${setText(set)}`);
  return proof;
}

/** Whether the outcomes repeat after so many heaps from 0 on, by the proved period. */
export function repeatsAfter(set: readonly number[]): (length: number) => boolean {
  const { preperiod, period } = outcomePeriod(provedPeriod(set));
  return (length) => preperiod === 0 && length > 0 && length % period === 0;
}
