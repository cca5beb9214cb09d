import { isInputError } from '@manaus/core';
import { BadInput, inOptions, type Refusal } from './errors/bad-input.js';
import { mendable } from './errors/mendable.js';
import { thrownBy } from './rules/thrown-in.js';

/** The request at the end of an internal failure. */
const REPORT = 'a bug: please report it, with what MANAUS_DEBUG=1 shows; see SECURITY.md';

/** Option names by parameter. */
type Names = ReadonlyMap<string, string>;

/** An error in one line, and as data where it is bad input. */
export interface Told {
  readonly text: string;
  readonly isBug: boolean;
  readonly refusal: Refusal | null;
}

/**
 * The error of a command in one line.
 *
 * @param options option names by parameter, from `optionNames`
 * @param file the file of the user whose code was run, if any
 *
 * @example
 * ```ts
 * told(new BadInput('no'), new Map(), null); // => { text: 'no', isBug: false, refusal: { code: 'refused', parameter: null, values: {} } }
 * ```
 */
export function told(error: unknown, options: Names, file: string | null): Told {
  if (isInputError(error)) return bad(inOptions(error, options), error.toJSON());
  if (error instanceof BadInput) return bad(error.message, error.refusal);
  const text = mendable(error) ?? (file === null ? null : thrownBy(file, error));
  return text === null ? { text: bugText(error), isBug: true, refusal: null } : bad(text, null);
}

const bad = (text: string, refusal: Refusal | null): Told => ({ text, isBug: false, refusal });

function bugText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `internal failure: ${message} (${REPORT})`;
}
