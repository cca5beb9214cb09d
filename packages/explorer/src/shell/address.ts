import { type Language, languages } from '../words/words.js';

/** The three kinds of games. */
export const views = ['towers', 'heaps', 'blocks'] as const;
export type View = (typeof views)[number];

/** The parts of the address after `#`: a view, a language, and the view's game and position. */
export interface Address {
  readonly view: View;
  readonly language: Language | null;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The parts of an address such as `#/towers?puzzle=manaus&discs=3&at=12/3/&lang=en`. Unknown fields
 * are left to the view; never throws.
 */
export function readAddress(hash: string): Address {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const view = views.find((name) => name === path) ?? 'towers';
  const { lang, ...fields } = Object.fromEntries(new URLSearchParams(query));
  const language = lang !== undefined && Object.hasOwn(languages, lang) ? (lang as Language) : null;
  return { view, language, fields };
}

/** An address as text, with readable slashes and commas. */
export function writeAddress({ view, language, fields }: Address): string {
  const all = { ...fields, ...(language === null ? {} : { lang: language }) };
  const query = new URLSearchParams(all).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return `#/${view}${query === '' ? '' : `?${query}`}`;
}

/** The address of a tower in the language of the page. */
export const towerAddress = (fields: Address['fields']): string =>
  writeAddress({ view: 'towers', language: readAddress(location.hash).language, fields });
