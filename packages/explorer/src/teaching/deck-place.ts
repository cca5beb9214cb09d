import type { Fields } from '../shell/game-state.js';
import { type Card, writeCard } from './card.js';

/**
 * The fields of the address of a card of a set, counted from 0; after the last one, of the results.
 */
export const placeFields = (cards: readonly Card[], at: number): Fields => ({
  ...writeCard(cardAt(cards, at)),
  ...(cards.length === 1 ? {} : { problem: String(at + 1) }),
});

/** The card of a set that an address of this page names; `null` if it names none of the set. */
export function placeOf(fields: Fields, cards: readonly Card[]): number | null {
  const at = cards.length === 1 ? 0 : Number(fields.problem) - 1;
  if (!Number.isInteger(at) || at < 0 || at > cards.length) return null;
  const isNamed = Object.entries(writeCard(cardAt(cards, at))).every(
    ([name, value]) => fields[name] === value,
  );
  return isNamed ? at : null;
}

const cardAt = (cards: readonly Card[], at: number): Card => cards[Math.min(at, cards.length - 1)];
