import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import { startOf } from '../play/history.js';
import type { Fields } from '../shell/game-state.js';
import { readSetup, rulesOf, type TowerSetup, writeSetup } from '../towers/setup.js';
import { gameOf, type TowerGame } from '../towers/tower-game.js';
import { requireFew } from '../towers/world.js';

/**
 * A problem on a card: a tower with its goal, where to start, what to say, and whether the optimum
 * may be seen before the end.
 */
export interface Card extends CardText {
  readonly setup: TowerSetup;
  readonly start: string;
}

/** The card of a game on the page: its start, its goal, its rules. */
export function cardOf({ setup, world, history }: TowerGame, text: CardText): Card {
  return {
    ...text,
    setup: { ...setup, goal: world.label(world.goals[0]) },
    start: world.label(startOf(history)),
  };
}

/** The card as fields of an address. */
export const writeCard = (card: Card): Record<string, string> => ({
  ...writeCardText(card),
  ...gameFields(card),
});

/** The game of the card as fields of an address. */
export const gameFields = ({ setup, start }: Card): Record<string, string> => ({
  ...writeSetup(setup),
  start,
});

/** The card that the fields of an address name; an `InputError` where they name none. */
export function readCard(fields: Fields, towers: readonly NamedTower[] = towerRegistry): Card {
  const text = readCardText(fields);
  if (fields.start === undefined)
    throw new InputError('play', 'start', 'requiredFor', { when: 'card' });
  const setup = readSetup(fields, towers);
  requireFew(rulesOf(setup));
  requireStart(setup, fields.start);
  return { ...text, setup, start: fields.start };
}

/** A start is a state as the goal is one. */
function requireStart(setup: TowerSetup, start: string): void {
  rulesOf({ ...setup, goal: start });
}

/** The game of a card, at its start. */
export const openCard = ({ setup, start }: Card): TowerGame => gameOf(setup, { start });

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
