import { type NamedTower, towerRegistry } from '@manaus/core';
import type { Fields } from '../shell/game-state.js';
import { type Card, placeOf, readCard } from './card.js';
import { readCards, readTest } from './cards-file.js';
import { type Mapping, readMapping, writeMapping } from './columns.js';
import { type DeckState, readStoredDeck, readStoredTeaching } from './stored-deck.js';
import type { TestPlan } from './test-plan.js';

/** The towers or the cards that were opened, and what is kept for teaching. */
export interface Mode {
  /** The fields of the last link. */
  readonly seen: Fields;
  /** The fields of the last link to a tower, and those that its view wrote since. */
  readonly plain: Fields;
  readonly written: Fields;
  readonly deck: readonly Card[] | null;
  /** The test that the deck is run as; `null` for none. */
  readonly test: TestPlan | null;
  /** The deck as the browser kept it; `null` for one that is begun. */
  readonly resumed: DeckState | null;
  /** The error of the last link; `null` if that was good. */
  readonly fault: unknown;
  /** The cards being collected. */
  readonly set: readonly Card[];
  readonly participant: string;
  readonly mapping: Mapping;
}

export type ModeAction =
  /** A link was followed; `deck` is the one that the browser kept. */
  | { readonly type: 'arrived'; readonly fields: Fields; readonly deck?: unknown }
  | { readonly type: 'wrote'; readonly fields: Fields; readonly isNew?: boolean }
  | { readonly type: 'cards'; readonly cards: readonly Card[]; readonly test?: TestPlan | null }
  | { readonly type: 'set'; readonly cards: readonly Card[] }
  | { readonly type: 'played' }
  | { readonly type: 'mapping'; readonly mapping: Mapping }
  | { readonly type: 'participant'; readonly name: string };

/** The part of an earlier visit that the browser kept. */
interface Kept {
  readonly deck?: unknown;
  readonly teaching?: unknown;
}

/** The mode of the address with which the page is opened. */
export function firstMode(
  fields: Fields,
  towers: readonly NamedTower[] = towerRegistry,
  { deck, teaching }: Kept = {},
): Mode {
  const plain = fields.card === undefined && fields.cards === undefined ? fields : {};
  const mapping = readMapping(plain);
  const kept = { ...readStoredTeaching(teaching, towers), mapping };
  const none = {
    seen: {},
    plain,
    written: plain,
    deck: null,
    test: null,
    resumed: null,
    fault: null,
    ...kept,
  };
  return arrive(none, fields, towers, deck);
}

/** The mode after an action. */
export function reduceMode(
  mode: Mode,
  action: ModeAction,
  towers: readonly NamedTower[] = towerRegistry,
): Mode {
  switch (action.type) {
    case 'arrived':
      return action.fields === mode.seen ? mode : arrive(mode, action.fields, towers, action.deck);
    case 'wrote':
      return { ...mode, written: action.fields };
    case 'cards':
      return { ...mode, deck: action.cards, test: action.test ?? null, resumed: null, fault: null };
    case 'set':
      return { ...mode, set: action.cards };
    case 'played':
      return mode.fault === null ? mode : { ...mode, fault: null };
    case 'mapping':
      return { ...mode, mapping: action.mapping };
    case 'participant':
      return { ...mode, participant: action.name };
  }
}

/**
 * The mode of a link to a card or to a tower; a broken card leaves all as it was. A card of the
 * deck on the page stays in it, and one of the deck that was kept opens the whole deck.
 */
function arrive(
  mode: Mode,
  seen: Fields,
  towers: readonly NamedTower[],
  kept: unknown = undefined,
): Mode {
  if (seen.card === undefined && seen.cards === undefined)
    return { ...mode, seen, plain: seen, deck: null, fault: null, mapping: readMapping(seen) };
  const { deck: shown, test } = mode;
  if (shown !== null && test === null && placeOf(seen, shown) !== null)
    return { ...mode, seen, fault: null };
  try {
    const deck =
      seen.cards === undefined ? [readCard(seen, towers)] : readCards(seen.cards, towers);
    const resumed = seen.card === undefined ? null : readStoredDeck(kept, seen, towers);
    const next = resumed ?? {
      cards: deck,
      test: seen.cards === undefined ? null : readTest(seen.cards),
    };
    return { ...mode, seen, deck: next.cards, test: next.test, resumed, fault: null };
  } catch (fault) {
    return { ...mode, seen, fault };
  }
}

/** The fields of the address of the towers: what their view wrote, and the mapping of columns. */
export const homeOf = ({ written, mapping }: Mode): Fields => ({
  ...written,
  ...writeMapping(mapping),
});
