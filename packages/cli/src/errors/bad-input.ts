import { type Fault, faultText } from '@manaus/core';

/**
 * The fault of a request as data: a code of the packages, or `mustBe`, `required`, `unknown` or
 * `refused`.
 */
export interface Refusal {
  readonly code: string;
  readonly parameter: Fault['parameter'] | null;
  readonly values: object;
}

/** A request that cannot be fulfilled: one line on standard error, exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';

  constructor(
    message: string,
    readonly refusal: Refusal = { code: 'refused', parameter: null, values: {} },
  ) {
    super(message);
  }
}

/**
 * The error for a parameter whose value is out of bounds.
 *
 * @example
 * ```ts
 * mustBe('--discs', 'a whole number', 'x').message; // => '--discs must be a whole number (got "x")'
 * ```
 */
export const mustBe = (parameter: string, bound: string, got: string): BadInput =>
  new BadInput(`${parameter} must be ${bound} (got ${quoted(got)})`, {
    code: 'mustBe',
    parameter: withoutDashes(parameter),
    values: { bound, got },
  });

/**
 * The error for a parameter that is missing.
 *
 * @example
 * ```ts
 * isRequired('--discs', 'a whole number').message; // => '--discs is required: a whole number'
 * ```
 */
export const isRequired = (parameter: string, bound: string): BadInput =>
  new BadInput(`${parameter} is required: ${bound}`, {
    code: 'required',
    parameter: withoutDashes(parameter),
    values: { bound },
  });

const withoutDashes = (name: string): string => name.replace(/^--/, '');

/** User input in quotes, cut to 60 characters; whole numbers stay bare. */
export function quoted(text: string): string {
  if (/^-?\d{1,20}$/.test(text)) return text;
  return JSON.stringify(abridged(text, 60));
}

/** The text itself, or its beginning and three dots. */
export const abridged = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text;

/**
 * The sentence of a package's error in the words of the command line: without the place, and with
 * the parameter named by its option.
 *
 * @param options option names by parameter, from `optionNames`
 * @param labelOption the option from which an invalid label came
 *
 * @example
 * ```ts
 * const error = new InputError('core/hanoi', 'discs', 'atLeast', { least: 1, got: 0 });
 * inOptions(error, new Map([['discs', '--discs']])); // => '--discs must be an integer >= 1 (got 0)'
 * ```
 */
export function inOptions(
  fault: Fault,
  options: ReadonlyMap<string, string>,
  labelOption = '--goal',
): string {
  const { place, parameter } = fault;
  if (typeof parameter !== 'string') return faultText(fault);
  if (parameter === 'label') return faultText(fault, labelOption);
  const [home] = place.split('/');
  return faultText(fault, options.get(`${home}/${parameter}`) ?? options.get(parameter));
}
