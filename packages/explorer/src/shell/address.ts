import { type Language, languages } from '../words/words.js';
import { type Fields, given } from './game-state.js';

/** The three kinds of games, and the lessons. */
export const views = ['towers', 'heaps', 'blocks', 'lessons'] as const;
export type View = (typeof views)[number];

/** The parts of the address after `#`: a view, a language, and the view's game and position. */
export interface Address {
  readonly view: View;
  readonly language: Language | null;
  /** The step of a lesson that the game is, such as `nim/2`. */
  readonly lesson?: string;
  readonly fields: Fields;
}

/**
 * The parts of an address such as `#/towers?puzzle=manaus&discs=3&at=12/3/&lang=en`. Unknown fields
 * are left to the view; never throws.
 */
export function readAddress(hash: string): Address {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const view = views.find((name) => name === path) ?? 'towers';
  const { lang = '', lesson, ...fields } = Object.fromEntries(new URLSearchParams(query));
  const language = Object.hasOwn(languages, lang) ? (lang as Language) : null;
  return { view, language, ...(lesson === undefined ? {} : { lesson }), fields };
}

/** An address as text. */
export function writeAddress({ view, language, lesson, fields }: Address): string {
  const query = queryOf({ ...given({ lesson }), ...fields, ...given({ lang: language }) });
  return `#/${view}${query === '' ? '' : `?${query}`}`;
}

/** Fields as a query, with readable slashes and commas. */
export const queryOf = (fields: Fields): string =>
  new URLSearchParams(fields).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');

/** The address of a game in the language of the page. */
export const gameAddress = (view: View, fields: Fields): string =>
  writeAddress({ view, language: readAddress(location.hash).language, fields });

/** The address of a tower in the language of the page. */
export const towerAddress = (fields: Fields): string => gameAddress('towers', fields);

/**
 * The fields that say which game is played; the others say how far it is, or change as one writes.
 */
const ofGame: readonly string[] = [
  ...['puzzle', 'discs', 'pegs', 'capacities', 'moves', 'goal', 'start', 'rules'],
  ...['game', 'heaps', 'k', 'set', 'except', 'code', 'convention', 'opponent', 'begins', 'level'],
];

/**
 * True if the way back leads from the second address to the first: another game, or cards opened on
 * one. A card of the same set takes the place of the one before.
 */
export function isNewEntry(old: Address, next: Address): boolean {
  if (Object.keys(old.fields).length === 0) return false;
  if (isOfCards(old) || isOfCards(next)) return !isOfCards(old);
  return old.view !== next.view || ofGame.some((name) => old.fields[name] !== next.fields[name]);
}

const isOfCards = ({ fields: { card, cards } }: Address): boolean =>
  card !== undefined || cards !== undefined;
