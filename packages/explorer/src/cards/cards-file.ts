import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { CardError } from '../shell/card-error.js';
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

/** The cards of a file; a `CardError` names the card and what is wrong with it, an `InputError` says that the file is none. */
export function readCards(text: string, towers: readonly NamedTower[] = towerRegistry): Card[] {
  const cards = cardsIn(documentOf(text));
  if (!Array.isArray(cards) || cards.length === 0)
    throw new InputError('play', 'cards', 'document', { document: 'cards', got: text.trim() });
  return cards.map((entry, i) => {
    try {
      return readCard(fieldsOf(entry), towers);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new CardError(i + 1, error);
    }
  });
}

/** The test that the cards of a file are for; `null` where they are for none. An `InputError` if it cannot be read. */
export function readTest(text: string): TestPlan | null {
  const document = documentOf(text);
  const cards = cardsIn(document);
  return readTestPlan(document, Array.isArray(cards) ? cards.length : 0);
}

const cardsIn = (document: unknown): unknown =>
  document !== null && typeof document === 'object' && 'cards' in document ? document.cards : null;

function documentOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Numbers and lists may stand where an address has text. */
function fieldsOf(entry: unknown): Record<string, string> {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry))
    throw new InputError('play', 'card', 'kind', { kind: 'object', got: JSON.stringify(entry) });
  const { title, ...fields } = entry as Readonly<Record<string, unknown>>;
  const all = { ...fields, ...(title === undefined ? {} : { card: title }) };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, textOf(name, value)]),
  );
}

function textOf(name: string, value: unknown): string {
  const plain = Array.isArray(value) ? value : [value];
  if (!plain.every((part) => typeof part === 'string' || typeof part === 'number'))
    throw new InputError('play', name, 'kind', {
      kind: 'textOrNumber',
      got: JSON.stringify(value),
    });
  return plain.join();
}
