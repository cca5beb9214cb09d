import { type NamedTower, towerRegistry } from '@manaus/core';
import { type Mapping, readMapping, writeMapping } from '../runs/columns.js';
import type { Fields } from '../shell/game-state.js';
import { type Card, readCard } from './card.js';

/** The towers or the cards that were opened, and what is kept for teaching. */
export interface Mode {
  /** The fields of the last link. */
  readonly seen: Fields;
  /** The fields of the last link to a tower, and those that its view wrote since. */
  readonly plain: Fields;
  readonly written: Fields;
  readonly deck: readonly Card[] | null;
  /** The error of the last link; `null` if that was good. */
  readonly fault: unknown;
  /** The cards being collected. */
  readonly set: readonly Card[];
  readonly participant: string;
  readonly mapping: Mapping;
}

export type ModeAction =
  | { readonly type: 'arrived' | 'wrote'; readonly fields: Fields }
  | { readonly type: 'cards' | 'set'; readonly cards: readonly Card[] }
  | { readonly type: 'played' }
  | { readonly type: 'mapping'; readonly mapping: Mapping }
  | { readonly type: 'participant'; readonly name: string };

/** The mode of the address with which the page is opened. */
export function firstMode(fields: Fields, towers: readonly NamedTower[] = towerRegistry): Mode {
  const plain = fields.card === undefined ? fields : {};
  const mapping = readMapping(plain);
  const kept = { set: [], participant: '', mapping };
  const none = { seen: {}, plain, written: plain, deck: null, fault: null, ...kept };
  return arrived(none, fields, towers);
}

/** The mode after an action. */
export function reduceMode(
  mode: Mode,
  action: ModeAction,
  towers: readonly NamedTower[] = towerRegistry,
): Mode {
  switch (action.type) {
    case 'arrived':
      return action.fields === mode.seen ? mode : arrived(mode, action.fields, towers);
    case 'wrote':
      return { ...mode, written: action.fields };
    case 'cards':
      return { ...mode, deck: action.cards, fault: null };
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

/** The mode of a link to a card or to a tower; a broken card leaves all as it was. */
function arrived(mode: Mode, seen: Fields, towers: readonly NamedTower[]): Mode {
  if (seen.card === undefined)
    return { ...mode, seen, plain: seen, deck: null, fault: null, mapping: readMapping(seen) };
  try {
    return { ...mode, seen, deck: [readCard(seen, towers)], fault: null };
  } catch (fault) {
    return { ...mode, seen, fault };
  }
}

/** The fields of the address of the towers: what their view wrote, and the mapping of columns. */
export const homeOf = ({ written, mapping }: Mode): Fields => ({
  ...written,
  ...writeMapping(mapping),
});
