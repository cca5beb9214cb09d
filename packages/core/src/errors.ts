/**
 * Bad input, in one line: place, parameter, bound, value got.
 *
 * Everything that checks what a caller hands in throws this; any other error is a bug.
 *
 * @example
 * ```ts
 * new InputError('core/hanoi', 'discs', 'an integer >= 1', 0).message; // => 'core/hanoi: discs must be an integer >= 1 (got 0)'
 * ```
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(
    readonly place: string,
    readonly parameter: string,
    readonly bound: string,
    readonly got: unknown,
  ) {
    super(`${place}: ${parameter} must be ${bound} (got ${shown(got)})`);
  }
}

/** A value as one short line of plain text: control characters escaped, long text cut. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/**
 * The integer itself, if it lies between the bounds; an {@link InputError} otherwise.
 *
 * @example
 * ```ts
 * requireInteger('core/hanoi', 'discs', 3, 1); // => 3
 * ```
 */
export function requireInteger(
  place: string,
  parameter: string,
  value: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const bound =
    most === Number.POSITIVE_INFINITY
      ? `an integer >= ${least}`
      : `an integer from ${least} to ${most}`;
  throw new InputError(place, parameter, bound, value);
}
