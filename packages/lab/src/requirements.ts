import { InputError } from '@manaus/core';

/** The number itself, if it is no less than a bound; an `InputError` otherwise. */
export function requireNumber(
  place: string,
  parameter: string,
  value: number,
  least: number,
): number {
  if (typeof value === 'number' && value >= least) return value;
  throw new InputError(place, parameter, 'number', { least, got: value });
}
