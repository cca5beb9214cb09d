import { isInputError } from '@manaus/core';
import { gibibytes } from '@manaus/core/internals';
import { availableBytes, isOutOfMemory, isThreadRefused, systemReason } from '@manaus/core/system';
import { dataOf, type FaultData, inOptions } from './refusal.js';
import { NO_THREAD } from './thread-end.js';
import { thrownBy } from './thrown-in.js';

/** The request at the end of an internal failure. */
const REPORT = 'a bug: please report it, with what MANAUS_DEBUG=1 shows; see SECURITY.md';

/** Option names by parameter. */
type Names = ReadonlyMap<string, string>;

/** An error in one line, and as data where it is bad input. */
export interface Explanation {
  readonly text: string;
  readonly isBug: boolean;
  readonly fault: FaultData | null;
}

/**
 * The error of a command in one line.
 *
 * @param options option names by parameter, from `optionNames`
 * @param file the file of the user whose code was run, if any
 *
 * @example
 * ```ts
 * explain(badInput('no'), new Map(), null).text; // => 'no'
 * ```
 */
export function explain(error: unknown, options: Names, file: string | null): Explanation {
  if (isInputError(error)) return bad(inOptions(error, options), dataOf(error));
  const text = mendable(error) ?? (file === null ? null : thrownBy(file, error));
  return text === null ? { text: bugText(error), isBug: true, fault: null } : bad(text, null);
}

const bad = (text: string, fault: FaultData | null): Explanation => ({ text, isBug: false, fault });

function bugText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `internal failure: ${message} (${REPORT})`;
}

/**
 * An unforeseen error in words, if the user can mend its cause: a file or a stream that the system
 * refused, memory or a thread that it did not give; `null` for any other, which is a bug.
 *
 * @example
 * ```ts
 * mendable(Object.assign(new Error(), { code: 'EROFS', syscall: 'open', path: 'a.svg' })); // => 'a.svg: the file system is read-only'
 * mendable(new TypeError('x is not a function')); // => null
 * ```
 */
export function mendable(error: unknown): string | null {
  if (isOutOfMemory(error)) return `not enough memory (${gibibytes(availableBytes())} available)`;
  if (isThreadRefused(error)) return NO_THREAD;
  if (!(error instanceof Error)) return null;
  const { cause, message } = error;
  if (isSystemError(error)) return `${error.path ?? error.syscall}: ${systemReason(error)}`;
  return isSystemError(cause) ? message : null;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && 'errno' in error;
