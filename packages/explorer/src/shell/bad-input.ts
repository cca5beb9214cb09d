import { type Fault, InputError, isInputError } from '@manaus/core';

/** The result of a function; something else where its input is bad. */
export function unlessBad<T>(make: () => T, otherwise: T): T {
  try {
    return make();
  } catch (error) {
    if (isInputError(error)) return otherwise;
    throw error;
  }
}

/** The error of a value of a document that is of another kind. */
export const wrongKind = (
  parameter: string,
  kind: 'object' | 'textOrNumber',
  value: unknown,
): InputError => new InputError('play', parameter, 'kind', { kind, got: JSON.stringify(value) });

/** A fault of a card in a file; cards are counted from 1. */
export class CardError extends InputError {
  constructor(
    readonly card: number,
    { parameter, code, values }: Fault,
  ) {
    super(`play/card ${card}`, parameter, code, values);
  }
}
