import { requireOneOf } from '@manaus/core/internals';
import type { Fields } from '../shell/game-state.js';

/** The title and the instruction of a card, and whether the answer may be seen before the end. */
export interface CardText {
  readonly title: string;
  readonly instruction: string;
  readonly optimum: 'hidden' | 'shown';
}

/** The text of the card in the fields of an address. An `InputError` if it cannot be read. */
export const readCardText = ({ card, instruction, optimum }: Fields): CardText => ({
  title: card ?? '',
  instruction: instruction ?? '',
  optimum: requireOneOf('play', 'optimum', ['hidden', 'shown'], optimum ?? 'hidden'),
});

/** The text of a card as fields of an address. */
export const writeCardText = ({
  title,
  instruction,
  optimum,
}: CardText): Record<string, string> => ({
  card: title,
  ...(instruction === '' ? {} : { instruction }),
  optimum,
});
