import { requireKind, requireOneOf, requireShape } from '@manaus/core/internals';
import { portuguese } from './portuguese.js';

/** The languages in which texts are written. */
export type Language = 'en' | 'pt';

/** A text in every language; a missing one does not compile. */
export type Words = Readonly<Record<Language, string>>;

/** Texts in Portuguese, by the English. */
export type Catalog = Readonly<Record<string, string>>;

/** A language with further texts in it, which go before those of this package. */
interface Dictionary {
  readonly language: Language;
  readonly words: Catalog;
}

/** What the words of a figure are said in: a language alone, or with further texts in it. */
export type Tongue = Language | Dictionary;

/** The tags of the languages, as in BCP 47. */
export type LanguageTag = 'en' | 'pt-BR';

const place = 'plot/language';

/** Throws an `InputError` unless a value is a language, with texts or without. */
export function requireTongue(place: string, language: Tongue): Tongue {
  if (typeof language !== 'object')
    return requireOneOf<Language>(place, 'language', ['en', 'pt'], language);
  const dictionary = requireShape(place, 'language', language, ['language', 'words']);
  requireOneOf(place, 'language.language', ['en', 'pt'], dictionary.language);
  requireKind(place, 'language.words', 'object', dictionary.words);
  return language;
}

/**
 * The language of a dictionary, or of a language alone: itself.
 *
 * @example
 * ```ts
 * languageOf({ language: 'pt', words: { 'worst case': 'pior caso' } }); // => 'pt'
 * ```
 */
export function languageOf(tongue: Tongue): Language {
  requireTongue(place, tongue);
  return typeof tongue === 'string' ? tongue : tongue.language;
}

/**
 * A text in a language: from the words of its dictionary, then from the texts of this package;
 * itself where none has it.
 *
 * @example
 * ```ts
 * message('pt', 'no heap'); // => 'nenhuma pilha'
 * message('pt', '123//'); // => '123//'
 * message({ language: 'pt', words: { 'worst case': 'pior caso' } }, 'worst case'); // => 'pior caso'
 * ```
 */
export function message(language: Tongue, english: string): string {
  requireKind(place, 'text', 'text', english);
  if (languageOf(language) === 'en') return english;
  const own = typeof language === 'string' ? {} : language.words;
  const found = [own, portuguese].find((catalog) => Object.hasOwn(catalog, english));
  return found?.[english] ?? english;
}

/**
 * The form of a text in a language.
 *
 * @example
 * ```ts
 * said('pt', { en: '5 moves', pt: '5 movimentos' }); // => '5 movimentos'
 * ```
 */
export function said(language: Tongue, words: Words): string {
  const form = languageOf(language);
  const text = requireShape(place, 'words', words, ['en', 'pt'])[form];
  return requireKind(place, `words.${form}`, 'text', text);
}

/**
 * A number, or its digits, as it is written in a language: with the decimal comma in Portuguese.
 *
 * @example
 * ```ts
 * numberText('en', 4.72); // => '4.72'
 * numberText('pt', 4.72); // => '4,72'
 * ```
 */
export const numberText = (language: Tongue, value: number | bigint | string): string =>
  languageOf(language) === 'en' ? String(value) : String(value).replace('.', ',');
