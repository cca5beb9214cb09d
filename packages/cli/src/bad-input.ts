import { type Fault, faultText } from '@manaus/core';

/** Something the user asked for that cannot be done: one line, exit 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/**
 * Says that a parameter has a bound and got something else.
 *
 * @example
 * ```ts
 * mustBe('--discs', 'a whole number', 'x').message; // => '--discs must be a whole number (got "x")'
 * ```
 */
export function mustBe(parameter: string, bound: string, got: string | undefined): BadInput {
  return new BadInput(
    `${parameter} must be ${bound} (got ${got === undefined ? 'nothing' : quoted(got)})`,
  );
}

/** A text from the user, short and in quotes; whole numbers stay bare. */
function quoted(text: string): string {
  if (/^-?\d{1,20}$/.test(text)) return text;
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** Option names by the parameters that they set: of one package, as `lab/width`, or of any, as `discs`. */
export const optionNames: ReadonlyMap<string, string> = new Map([
  ['discs', '--discs'],
  ['core/pegs', '--pegs'],
  ['core/capacities', '--capacities'],
  ['core/moves', '--moves'],
  ['core/goal', '--goal'],
  ['graph/workers', '--workers'],
  ['graph/backend', '--engine'],
  ['lab/width', '--width'],
  ['lab/height', '--height'],
  ['lab/least', '--least'],
  ['lab/most', '--most'],
  ['lab/folder', '--checkpoint'],
  ['papers/work', '--work'],
  ['papers/id', '--id'],
]);

/**
 * An error of a package in the words of the command line: without its place, the parameter named by its option.
 *
 * @param options option names by parameter, or by package and parameter
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
  options: ReadonlyMap<string, string> = optionNames,
  labelOption = '--goal',
): string {
  const { place, parameter } = fault;
  if (typeof parameter !== 'string') return faultText(fault);
  if (parameter === 'label') return faultText(fault, labelOption);
  const [home] = place.split('/');
  return faultText(fault, options.get(`${home}/${parameter}`) ?? options.get(parameter));
}
