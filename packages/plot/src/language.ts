import { requireKind, requireOneOf, requireShape } from '@manaus/core/internals';
import { portuguese } from './portuguese.js';

/** The languages in which texts are written. */
export type Language = 'en' | 'pt';

/** A text in every language; a missing one does not compile. */
export type Words = Readonly<Record<Language, string>>;

/** Texts in Portuguese, by the English. */
export type Catalog = Readonly<Record<string, string>>;

/** The tags of the languages, as in BCP 47. */
export type LanguageTag = 'en' | 'pt-BR';

const place = 'plot/language';

let current: Language = 'en';
const catalogs: Catalog[] = [portuguese];
let own: Catalog = {};

/**
 * Sets the language of what is shown from here on: figures, tables, errata, verdicts and numbers;
 * English by default.
 *
 * `words` are further texts in that language, by the English: the titles, columns and captions of a
 * notebook's own figures and tables. They replace those of an earlier call.
 *
 * @example
 * ```ts
 * language('pt-BR', { 'worst case': 'pior caso' });
 * message('worst case'); // => 'pior caso'
 * language('en');
 * message('worst case'); // => 'worst case'
 * ```
 */
export function language(tag: LanguageTag, words: Catalog = {}): void {
  requireOneOf(place, 'tag', ['en', 'pt-BR'], tag);
  requireKind(place, 'words', 'object', words);
  for (const word of Object.values(words)) requireKind(place, 'words', 'text', word);
  current = tag === 'en' ? 'en' : 'pt';
  own = words;
}

/**
 * The language that is set.
 *
 * @example
 * ```ts
 * currentLanguage(); // => 'en'
 * ```
 */
export const currentLanguage = (): Language => current;

/**
 * Adds Portuguese texts, by the English, for every later use of {@link message}; the same catalog
 * twice is added once.
 *
 * @example
 * ```ts
 * addCatalog({ 'solved state': 'estado final' });
 * message('solved state'); // => 'solved state'
 * ```
 */
export function addCatalog(catalog: Catalog): void {
  if (!catalogs.includes(catalog)) catalogs.push(catalog);
}

/**
 * A text in the language that is set: from the words given to {@link language}, then from the
 * catalogs; itself where none has it.
 *
 * @example
 * ```ts
 * message('123//'); // => '123//'
 * ```
 */
export const message = (english: string): string =>
  messageIn(current, requireKind(place, 'text', 'text', english));

/**
 * A text in a language, whichever is set; see {@link message}.
 *
 * @example
 * ```ts
 * messageIn('pt', '123//'); // => '123//'
 * ```
 */
export function messageIn(language: Language, english: string): string {
  if (language === 'en') return english;
  const found = [own, ...catalogs].find((catalog) => Object.hasOwn(catalog, english));
  return found?.[english] ?? english;
}

/**
 * The form of a text in the language that is set.
 *
 * @example
 * ```ts
 * said({ en: '5 moves', pt: '5 movimentos' }); // => '5 moves'
 * ```
 */
export const said = (words: Words): string =>
  requireKind(
    place,
    `words.${current}`,
    'text',
    requireShape(place, 'words', words, ['en', 'pt'])[current],
  );

/**
 * A number, or its digits, as it is written in the language that is set: with the decimal comma in
 * Portuguese.
 *
 * @example
 * ```ts
 * numberText(4.72); // => '4.72'
 * ```
 */
export const numberText = (value: number | bigint | string): string =>
  current === 'en' ? String(value) : String(value).replace('.', ',');
