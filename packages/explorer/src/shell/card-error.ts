import { type Fault, InputError } from '@manaus/core';

/** What is wrong with a card of a file; cards are counted from 1. */
export class CardError extends InputError {
  constructor(
    readonly card: number,
    { parameter, code, values }: Fault,
  ) {
    super(`play/card ${card}`, parameter, code, values);
  }
}
