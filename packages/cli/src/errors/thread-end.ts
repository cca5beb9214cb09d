/** The line for a thread that the system did not start. */
export const NO_THREAD = 'the system starts no further thread (ulimit -u, ulimit -v, or memory)';

const HEAP =
  'not enough memory: the heap of Node is full (NODE_OPTIONS=--max-old-space-size=MEGABYTES gives it more)';

/**
 * The reason why a thread ended before its work was done, in words.
 *
 * @param error what ended it, `null` if it just ended
 * @param file the file of the user whose code was run, if any
 *
 * @example
 * ```ts
 * explainEnd(null, 'mine.ts'); // => { text: 'mine.ts: it ended the command halfway', isBug: false }
 * ```
 */
export function explainEnd(
  error: NodeJS.ErrnoException | null,
  file: string | null,
): { readonly text: string; readonly isBug: boolean } {
  if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') return { text: HEAP, isBug: false };
  const reason = error?.message;
  return file === null
    ? { text: `internal failure: ${reason ?? 'the command stopped halfway'}`, isBug: true }
    : { text: `${file}: ${reason ?? 'it ended the command halfway'}`, isBug: false };
}
