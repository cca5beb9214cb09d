import { type Fault, InputError } from '@manaus/core';

/** A fault of a card in a file; cards are counted from 1. */
export class CardError extends InputError {
  constructor(
    readonly card: number,
    { parameter, code, values }: Fault,
  ) {
    super(`play/card ${card}`, parameter, code, values);
  }
}
