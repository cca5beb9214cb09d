import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { CardError, wrongKind } from '../shell/bad-input.js';
import { jsonOf } from '../shell/program-text.js';
import { isRecord } from '../shell/storage.js';
import { mapValues } from '../shell/values.js';
import { type Card, readCard, writeCard } from './card.js';
import { readTestPlan, type TestPlan } from './test-plan.js';

const format = 'manaus-cards';

/** Cards as a file: an entry has the fields of the card's address, its title under `title`. */
export const writeCards = (cards: readonly Card[], test: TestPlan | null = null): string =>
  `${JSON.stringify({ format, ...planField(test), cards: entriesFor(cards) }, null, 2)}\n`;

/** Cards as the field of an address. */
export const cardsField = (cards: readonly Card[], test: TestPlan | null = null): string =>
  JSON.stringify({ ...planField(test), cards: entriesFor(cards) });

const planField = (test: TestPlan | null) => (test === null ? {} : { test });

const entriesFor = (cards: readonly Card[]) =>
  cards.map((card) => {
    const { card: title, ...fields } = writeCard(card);
    return { title, ...fields };
  });

/**
 * The cards of a file; a `CardError` names the card and what is wrong with it, an `InputError` says
 * that the file has no cards.
 */
export function readCards(text: string, towers: readonly NamedTower[] = towerRegistry): Card[] {
  const cards = cardsIn(documentOf(text));
  if (!Array.isArray(cards) || cards.length === 0)
    throw new InputError('play', 'cards', 'document', { document: 'cards', got: text.trim() });
  return cards.map((entry, i) => readEntry(entry, i + 1, towers));
}

function readEntry(entry: unknown, number: number, towers: readonly NamedTower[]): Card {
  try {
    return readCard(fieldsOf(entry), towers);
  } catch (error) {
    throw error instanceof InputError ? new CardError(number, error) : error;
  }
}

/**
 * The test that the cards of a file are for; `null` where they are for none. An `InputError` if it
 * cannot be read.
 */
export function readTest(text: string): TestPlan | null {
  const document = documentOf(text);
  const cards = cardsIn(document);
  return readTestPlan(document, Array.isArray(cards) ? cards.length : 0);
}

const cardsIn = (document: unknown): unknown => (isRecord(document) ? document.cards : null);

const documentOf = (text: string): unknown => jsonOf(text.replace(/^\uFEFF/, ''));

/** Numbers and lists may stand where an address has text. */
function fieldsOf(entry: unknown) {
  if (!isRecord(entry)) throw wrongKind('card', 'object', entry);
  const { title, ...fields } = entry;
  return mapValues(title === undefined ? fields : { ...fields, card: title }, textOf);
}

function textOf(value: unknown, name: string): string {
  const plain = [value].flat();
  if (!plain.every((part) => typeof part === 'string' || typeof part === 'number'))
    throw wrongKind(name, 'textOrNumber', value);
  return plain.join();
}
