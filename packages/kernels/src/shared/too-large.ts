import { InputError, type Tower } from '@manaus/core';

/** The error for a search that takes more memory than there is. */
export const beyondMemory = (
  place: string,
  { space, discs }: Tower,
  bytes: number,
  available: number,
): InputError =>
  new InputError(place, 'discs', 'memory', { states: space, bytes, available, got: discs });

/** The error for states that numbers of 32 bits do not tell apart. */
export const beyondNumbers = (place: string, { discs }: Tower, states: number): InputError =>
  new InputError(place, 'discs', 'states', { states, most: 2 ** 32, got: discs });
