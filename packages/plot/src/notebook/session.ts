import { requireKind, requireOneOf, requireOptions } from '@manaus/core/internals';
import {
  type Catalog,
  type Language,
  type LanguageTag,
  requireTongue,
  type Tongue,
} from '../language.js';

// The one place that remembers a language: what the first cell of a notebook chose.
const session: { language: Language; own: Catalog; readonly works: Catalog[] } = {
  language: 'en',
  own: {},
  works: [],
};

/**
 * Chooses the language of what a notebook shows from here on: the default of `language` in the
 * options of figures and tables, also for errata, verdicts and numbers. English until then.
 *
 * `words` are further texts in that language, by the English: the titles, columns and captions of a
 * notebook's own figures and tables. They replace those of an earlier call. What is not a notebook,
 * such as a server, gives each figure its language instead.
 *
 * @example
 * ```ts
 * language('pt-BR', { 'worst case': 'pior caso' });
 * message(sessionLanguage(), 'worst case'); // => 'pior caso'
 * language('en');
 * message(sessionLanguage(), 'worst case'); // => 'worst case'
 * ```
 */
export function language(tag: LanguageTag, words: Catalog = {}): void {
  const place = 'plot/language';
  requireOneOf(place, 'tag', ['en', 'pt-BR'], tag);
  requireKind(place, 'words', 'object', words);
  for (const word of Object.values(words)) requireKind(place, 'words', 'text', word);
  session.language = tag === 'en' ? 'en' : 'pt';
  session.own = words;
}

/**
 * The language that the notebook chose, with its words and those of the works that it opened.
 *
 * @example
 * ```ts
 * sessionLanguage(); // => 'en'
 * ```
 */
export const sessionLanguage = (): Tongue =>
  session.language === 'en'
    ? 'en'
    : { language: session.language, words: Object.assign({}, ...session.works, session.own) };

/**
 * The language of options that have nothing else: by default that of the notebook. Throws an
 * `InputError` at the place for other options.
 *
 * @example
 * ```ts
 * languageIn('plot/stack', { language: 'pt' }); // => 'pt'
 * ```
 */
export function languageIn(place: string, options: { readonly language?: Tongue }): Tongue {
  requireOptions(place, ['language'], options);
  const { language = sessionLanguage() } = options;
  return requireTongue(place, language);
}

/**
 * Adds Portuguese texts, by the English, to those of the notebook; where two have a text, that of
 * the first is taken. The same catalog twice is added once.
 *
 * @example
 * ```ts
 * addCatalog({ 'solved state': 'estado final' });
 * message(sessionLanguage(), 'solved state'); // => 'solved state'
 * ```
 */
export function addCatalog(catalog: Catalog): void {
  if (!session.works.includes(catalog)) session.works.unshift(catalog);
}
