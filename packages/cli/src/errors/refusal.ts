import { type Fault, faultText, InputError } from '@manaus/core';
import type { Faults } from '@manaus/core/faults';

/** What the command line refuses, beside what the packages do. */
declare module '@manaus/core/faults' {
  interface Faults {
    /** An option, an argument or a file that is not as it has to be. */
    mustBe: { readonly bound: string; readonly got: string };
    /** `how`: `with --goal`, `without --play`. */
    unusable: { readonly how: string };
    repeated: object;
    valueless: { readonly bound: string };
    /** A parameter of a request. */
    unknown: { readonly known: readonly string[] };
    /** A file, or standard input; `problem`: what the system says. */
    unreadable: { readonly problem: string };
    /** What no other code says. */
    refused: { readonly reason: string };
  }
}

const sentences = {
  mustBe: ({ bound, got }, what) => `${what} must be ${bound} (got ${quote(got)})`,
  unusable: ({ how }, what) => `${what} cannot be used ${how}`,
  repeated: (_, what) => `${what} must be given once (got it twice)`,
  valueless: ({ bound }, what) => `${what} needs a value: ${bound}`,
  unknown: ({ known }, what) => `unknown parameter ${what} (known: ${known.join(', ')})`,
  unreadable: ({ problem }, what) => `cannot read ${what}: ${problem}`,
  refused: ({ reason }) => reason,
} satisfies { readonly [C in keyof Faults]?: (values: Faults[C], what: string) => string };

/** The error for a parameter: an option with its dashes, an argument, a file. */
export const refusal = <C extends keyof typeof sentences>(
  parameter: string,
  code: C,
  values: Faults[C],
): InputError<C> =>
  new InputError(
    'cli',
    parameter,
    code,
    values,
    sentences[code] as (values: Faults[C], what: string) => string,
  );

/**
 * The error for a parameter whose value is out of bounds.
 *
 * @example
 * ```ts
 * faultText(mustBe('--discs', 'a whole number', 'x')); // => '--discs must be a whole number (got "x")'
 * ```
 */
export const mustBe = (parameter: string, bound: string, got: string): InputError =>
  refusal(parameter, 'mustBe', { bound, got });

/**
 * The error for a parameter that is missing.
 *
 * @example
 * ```ts
 * faultText(isRequired('--discs', 'a whole number')); // => '--discs is required: a whole number'
 * ```
 */
export const isRequired = (parameter: string, bound: string): InputError =>
  new InputError('cli', parameter, 'required', { bound });

/** The error for a parameter that does not go together with others. */
export const unusable = (parameter: string, how: string): InputError =>
  refusal(parameter, 'unusable', { how });

/** The error for what no other code says. */
export const badInput = (reason: string): InputError => refusal('', 'refused', { reason });

/**
 * The same fault in another sentence, such as one that begins with the name of a file.
 *
 * @example
 * ```ts
 * const fault = new InputError('core/hanoi', 'discs', 'atLeast', { least: 1, got: 0 });
 * const inFile = reword(fault, `a.json: ${faultText(fault)}`);
 * [inFile.code, faultText(inFile)]; // => ['atLeast', 'a.json: discs must be an integer >= 1 (got 0)']
 * ```
 */
export const reword = (
  { place, parameter, code, values }: Fault,
  sentence: string,
  of = parameter,
): InputError => new InputError(place, of, code, values, () => sentence);

/** A fault as data of an answer: `parameter` has no dashes, and is `null` where none is meant. */
export interface FaultData {
  readonly code: string;
  readonly parameter: Fault['parameter'] | null;
  readonly values: object;
}

export const dataOf = ({ parameter, code, values }: Fault): FaultData => ({
  code,
  parameter: typeof parameter === 'string' ? parameter.replace(/^--/, '') || null : parameter,
  values,
});

/** User input in quotes, cut to 60 characters; whole numbers stay bare. */
export function quote(text: string): string {
  if (/^-?\d{1,20}$/.test(text)) return text;
  return JSON.stringify(abridge(text, 60));
}

/** The text itself, or its beginning and three dots. */
export const abridge = (text: string, most: number): string =>
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
