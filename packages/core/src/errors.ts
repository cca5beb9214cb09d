import {
  type Fault,
  type FaultCode,
  faultCodes,
  oneShortLine,
  placedText,
  type Sentence,
  type Spot,
  unplacedText,
} from './errors/english.js';

import { jsonStart } from './errors/sentence.js';
import type { Faults, WordedFaults } from './faults.js';

export type { Bounds, Fault, FaultCode, Spot } from './errors/english.js';
export type { Noun } from './errors/nouns.js';
export type { BrokenRule } from './errors/rules.js';
export type { Faults } from './faults.js';

/**
 * Bad input: what is wrong as a code with typed values, and as one line of English.
 *
 * Everything that checks what a caller hands in throws this; any other error is a bug. The codes
 * and the types of their values are those of {@link Faults}; {@link faultText} renders the message
 * from them, or the `sentence` that is given does. `got` may be anything: it is kept as a short
 * text, unless it is a number or the like. An error does not survive being sent to another thread;
 * its data, {@link InputError.toJSON}, does.
 *
 * @example
 * ```ts
 * const error = new InputError('core/hanoi', 'discs', 'between', { least: 1, most: 8, got: 9 });
 * error.message; // => 'core/hanoi: discs must be an integer from 1 to 8 (got 9)'
 * [error.code, error.values.most]; // => ['between', 8]
 * InputError.from(structuredClone(error.toJSON())).message === error.message; // => true
 * ```
 */
export class InputError<C extends FaultCode = FaultCode> extends Error implements Fault<C> {
  override readonly name = 'InputError';
  readonly values: Faults[C];
  readonly sentence?: string;
  readonly #text: (what?: string) => string;

  constructor(
    readonly place: string,
    readonly parameter: string | Spot,
    readonly code: C,
    values: Faults[C],
    sentence?: Sentence<C>,
  ) {
    const kept = 'got' in values ? { ...values, got: plain(values.got) } : values;
    super(placedText({ place, parameter, code, values: kept }, sentence));
    this.values = kept;
    this.#text = (what) => unplacedText({ place, parameter, code, values: kept }, what, sentence);
    if (sentence !== undefined) this.sentence = this.#text();
  }

  /** The error that data from {@link InputError.toJSON} describes. */
  static from<C extends FaultCode>(fault: Fault<C>): InputError<C> {
    const { place, parameter, code, values, sentence } = fault;
    if (sentence === undefined) requireOneOf('core/fault', 'code', faultCodes, code);
    return new InputError(place, parameter, code, values, sentence ? () => sentence : undefined);
  }

  /** The value that was refused; `undefined` where it was missing. */
  get got(): unknown {
    return 'got' in this.values ? this.values.got : undefined;
  }

  /** What is wrong, without the place; `what` names it, by default as the parameter. */
  text(what?: string): string {
    return this.#text(what);
  }

  /** The error as plain data, which can be sent to another thread or written as JSON. */
  toJSON(): Fault<C> {
    const { place, parameter, code, values, sentence } = this;
    return { place, parameter, code, values, ...(sentence !== undefined && { sentence }) };
  }
}

/**
 * The function that makes the errors of codes which a package adds to {@link Faults}, with their
 * sentences: each from the values of the code and the name of what is wrong; and the errors of all
 * codes of this package. They are one line of at most 300 characters.
 *
 * @example
 * ```ts
 * const fault = faultMaker({ integer: ({ got }, what) => `${what}: not ${got}!` });
 * fault('sugar/tea', 'lumps', 'integer', { got: 0.5 }).text('--lumps'); // => '--lumps: not 0.5!'
 * ```
 */
export const faultMaker =
  <C extends FaultCode>(sentences: { readonly [K in C]: Sentence<K> }) =>
  <K extends C | keyof WordedFaults>(
    place: string,
    parameter: string | Spot,
    code: K,
    values: Faults[K],
  ): InputError<K> => {
    // Of the codes that are worded here nothing is given.
    const own = (sentences as { readonly [X in K]?: Sentence<X> })[code];
    const sentence: Sentence<K> | undefined =
      own && ((kept, what) => oneShortLine(own(kept, what)));
    return new InputError(place, parameter, code, values, sentence);
  };

/** Longer texts are cut when they are shown, so that more of them need not be kept. */
const LONGEST_KEPT = 100;

/** A value that can be sent and shown: numbers and the like as they are, all else as text. */
function plain(value: unknown): string | number | bigint | boolean | undefined {
  switch (typeof value) {
    case 'number':
    case 'bigint':
    case 'boolean':
    case 'undefined':
      return value;
    case 'object':
      return value === null ? undefined : kept(objectText(value));
    default:
      return kept(String(value));
  }
}

const kept = (text: string) => text.slice(0, LONGEST_KEPT);

/** A flat list by its entries, anything else as JSON; of neither more than is kept is looked at. */
function objectText(value: object): string {
  const first = Array.isArray(value) ? value.slice(0, LONGEST_KEPT) : [value];
  if (first.some((entry) => typeof entry === 'object')) return jsonStart(value, LONGEST_KEPT);
  return first.map((entry) => kept(String(entry))).join();
}

/**
 * A fault in English: one line of at most 300 characters, without its place.
 *
 * `what` is the name of what is wrong, by default that of the parameter; a command line gives its
 * option.
 *
 * @example
 * ```ts
 * const fault = { place: 'core/hanoi', parameter: 'discs', code: 'atLeast', values: { least: 1, got: 0 } } as const;
 * faultText(fault, '--discs'); // => '--discs must be an integer >= 1 (got 0)'
 * ```
 */
export function faultText<C extends FaultCode>(fault: Fault<C>, what?: string): string {
  requireShape<Fault>('core/fault', 'fault', fault, ['parameter', 'code', 'values']);
  if (typeof fault.parameter !== 'string')
    requireShape<Spot>('core/fault', 'parameter', fault.parameter, ['line']);
  requireKind('core/fault', 'values', 'object', fault.values);
  if (what !== undefined) requireKind('core/fault', 'what', 'text', what);
  if (fault instanceof InputError) return fault.text(what);
  if (typeof fault.sentence === 'string') return InputError.from(fault).text();
  requireOneOf('core/fault', 'code', faultCodes, fault.code);
  return unplacedText(fault, what);
}

/**
 * True if an error is an {@link InputError}, also one of another copy of this package or one that a
 * worker threw: one with a code that this package words, or with a sentence.
 *
 * @example
 * ```ts
 * isInputError(new InputError('core/hanoi', 'discs', 'required', {})); // => true
 * isInputError(new RangeError()); // => false
 * ```
 */
export function isInputError(error: unknown): error is InputError {
  if (error instanceof InputError) return true;
  return (
    error instanceof Error &&
    error.name === 'InputError' &&
    'code' in error &&
    (faultCodes.some((code) => code === error.code) ||
      ('sentence' in error && typeof error.sentence === 'string'))
  );
}

/**
 * The integer itself, if it lies between the bounds; an {@link InputError} otherwise, also past
 * 2^53 - 1, where numbers are no longer exact.
 *
 * @example
 * ```ts
 * requireInteger('core/hanoi', 'discs', 3, 1); // => 3
 * requireInteger('core/hanoi', 'discs', 0, 1); // throws discs must be an integer >= 1 (got 0)
 * ```
 */
export function requireInteger(
  place: string,
  parameter: string | Spot,
  value: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  if (most < Number.POSITIVE_INFINITY)
    throw new InputError(place, parameter, 'between', { least, most, got: value });
  // Larger integers are none that a number can tell apart: the bound is said.
  if (value > Number.MAX_SAFE_INTEGER)
    throw new InputError(place, parameter, 'between', { least, most: '2^53 - 1', got: value });
  throw new InputError(place, parameter, 'atLeast', { least, got: value });
}

/**
 * The value itself, if it is one of the names; an {@link InputError} otherwise.
 *
 * @example
 * ```ts
 * requireOneOf('core/moves', 'moves', ['any', 'star'], 'star'); // => 'star'
 * requireOneOf('core/moves', 'moves', ['any', 'star'], 'round'); // throws moves must be one of any, star (got "round")
 * ```
 */
export function requireOneOf<T extends string>(
  place: string,
  parameter: string | Spot,
  names: readonly T[],
  value: unknown,
): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new InputError(place, parameter, 'oneOf', { names, got: value });
  return found;
}

/**
 * Throws an `InputError` unless options are an object of which all fields that have a value are
 * known; options that are left out are fine.
 *
 * @example
 * ```ts
 * requireOptions('core/hanoi', ['pegs', 'moves'], { pegs: 4 });
 * requireOptions('core/hanoi', ['pegs', 'moves'], { peg: 4 }); // throws unknown field peg, did you mean pegs? The fields are pegs, moves
 * requireOptions('core/hanoi', ['pegs', 'moves'], 4); // throws options must be an object with pegs, moves (got 4)
 * ```
 */
export function requireOptions(
  place: string,
  names: readonly string[],
  options: unknown,
  parameter = 'options',
): void {
  if (options === undefined) return;
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InputError(place, parameter, 'object', { names, got: options });
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !names.includes(name))
      throw new InputError(place, name, 'unknownField', { names });
}

/** Whether a value is of a kind. */
const ofKind = {
  boolean: (value: unknown) => typeof value === 'boolean',
  function: (value: unknown) => typeof value === 'function',
  list: Array.isArray,
  object: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  text: (value: unknown) => typeof value === 'string',
};

/**
 * The value itself, if it is a function, a list, an object (no list), a text, or true or false; an
 * `InputError` otherwise.
 *
 * @example
 * ```ts
 * requireKind('core/label', 'label', 'text', '12//'); // => '12//'
 * requireKind('core/label', 'label', 'text', 12); // throws label must be a text (got 12)
 * ```
 */
export function requireKind<T>(
  place: string,
  parameter: string,
  kind: keyof typeof ofKind,
  value: T,
): T {
  if (ofKind[kind](value)) return value;
  throw new InputError(place, parameter, 'kind', { kind, got: value });
}

/**
 * Throws an `InputError` unless the callbacks among some options, where they are given, are
 * functions.
 *
 * @example
 * ```ts
 * requireCallbacks('graph/explore', { onLevel: undefined });
 * requireCallbacks('graph/explore', { onLevel: true }); // throws onLevel must be a function (got true)
 * ```
 */
export function requireCallbacks(
  place: string,
  callbacks: Readonly<Record<string, unknown>>,
): void {
  for (const [name, callback] of Object.entries(callbacks))
    if (callback !== undefined) requireKind(place, name, 'function', callback);
}

/**
 * The bound itself, if it is an integer >= 0, or `Infinity` for none; an `InputError` otherwise.
 *
 * @example
 * ```ts
 * requireBound('graph/coloring', 'limit', Number.POSITIVE_INFINITY); // => Number.POSITIVE_INFINITY
 * requireBound('graph/coloring', 'limit', 0.5); // throws limit must be an integer >= 0 (got 0.5)
 * ```
 */
export const requireBound = (place: string, parameter: string, bound: number): number =>
  bound === Number.POSITIVE_INFINITY ? bound : requireInteger(place, parameter, bound, 0);

/**
 * The number itself, if it is no less than a bound; an `InputError` otherwise.
 *
 * @example
 * ```ts
 * requireNumber('jobs/checkpoint', 'every', 0.5, 0); // => 0.5
 * requireNumber('jobs/checkpoint', 'every', -1, 0); // throws every must be a number >= 0 (got -1)
 * ```
 */
export function requireNumber(
  place: string,
  parameter: string,
  value: number,
  least: number,
): number {
  if (typeof value === 'number' && value >= least) return value;
  throw new InputError(place, parameter, 'number', { least, got: value });
}

/**
 * The object itself, if it has some fields; an `InputError` otherwise.
 *
 * @example
 * ```ts
 * requireShape('graph/graft', 'target', { edge: [0, 1] }, ['edge']).edge; // => [0, 1]
 * requireShape('graph/graft', 'target', {}, ['edge']); // throws target must be an object with edge
 * ```
 */
export function requireShape<T extends object>(
  place: string,
  parameter: string,
  value: T,
  names: readonly (keyof T & string)[],
): T {
  if (typeof value === 'object' && value !== null && names.every((name) => name in value))
    return value;
  throw new InputError(place, parameter, 'object', { names, got: value });
}
