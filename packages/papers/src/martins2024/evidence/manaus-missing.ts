import { hanoi, type Peg } from '@manaus/core';
import { range } from '../../check/index.js';
import { played } from '../../shared/played.js';
import { manausByRules } from './manaus.js';
import { corners, missingFromPart } from './manaus-corners.js';

/** The states that TOP and ESQ lack, each with its corner, by their places on the triangle. */
export const missingByPlaces = (discs: number): string[][] =>
  [0, 1].map((peg) =>
    missingFromPart(discs, peg)
      .map(({ label, corner }) => `${label} ${corner}`)
      .sort(),
  );

/**
 * The same by labels: a corner has all smaller discs on one peg, and is named by the peg to which
 * the largest may then go.
 */
export function missingByLabels(discs: number): string[][] {
  const regular = manausByRules(discs);
  return [0, 1].map((peg) =>
    [...played(hanoi(discs)).keys()]
      .filter((label) => label.split('/')[peg].includes(String(discs)) && !regular.has(label))
      .map((label) => `${label} ${cornerByLabel(label, peg, discs)}`)
      .sort(),
  );
}

/** The corner of the part of a peg where a state stands, by its label; `null` if at none. */
export function cornerByLabel(label: string, peg: Peg, discs: number) {
  const piles = label.replace(String(discs), '').split('/');
  const stack = piles.indexOf(smaller(discs));
  return stack < 0 ? null : corners[stack === peg ? peg : 3 - peg - stack];
}

/** 1..n-1; labels with less than ten discs have no commas. */
export const smaller = (discs: number): string => range(1, discs - 1).join('');
