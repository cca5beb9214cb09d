import type { CardText } from './card-text.js';

/** The instruction of a card; nothing without one. */
export const Instruction = ({ card }: { readonly card: CardText }) =>
  card.instruction === '' ? null : <p class="card-instruction">{card.instruction}</p>;
