import { range } from '../../check/index.js';
import { grayCode } from './counters.js';

/** The digits of a number, the most significant first. */
export const digitsOf = (value: number, digits: number): string =>
  value.toString(2).padStart(digits, '0');

/**
 * The next number of a binary counter: trailing ones fall to zero, the zero before them becomes
 * one.
 */
function next(digits: string): string {
  const zero = digits.lastIndexOf('0');
  return `${digits.slice(0, zero)}1${'0'.repeat(digits.length - zero - 1)}`;
}

/** The digits of a number, by counting up to it. */
export const countedTo = (value: number, digits: number): string =>
  range(1, value).reduce(next, '0'.repeat(digits));

/** The Gray code of a number, by reflection: as the word at its place among all. */
export const grayByReflection = (value: number, digits: number): string => grayCode(digits)[value];

/** The same without the words before it. */
export const grayByFormula = (value: number, digits: number): string =>
  digitsOf(value ^ (value >> 1), digits);
