import { gibibytes } from '@manaus/core/internals';
import { availableBytes, isOutOfMemory, isThreadRefused, systemReason } from '@manaus/core/system';
import { NO_THREAD } from './no-thread.js';

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
