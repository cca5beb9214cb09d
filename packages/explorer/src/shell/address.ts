import { type Language, languages } from '../words/words.js';

/** The three kinds of games. */
export const views = ['towers', 'heaps', 'blocks'] as const;
export type View = (typeof views)[number];

/** What the address after `#` says: a view, a language, and what the view keeps there (its game and its position). */
export interface Address {
  readonly view: View;
  readonly language: Language | null;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the address after `#`: `#/towers?puzzle=manaus&discs=3&at=12/3/&lang=en`. What it does not know it leaves to the view; never throws.
 */
export function readAddress(hash: string): Address {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const view = views.find((name) => name === path) ?? 'towers';
  const { lang, ...fields } = Object.fromEntries(new URLSearchParams(query));
  const language = lang !== undefined && Object.hasOwn(languages, lang) ? (lang as Language) : null;
  return { view, language, fields };
}

/** The address as text, slashes and commas kept readable. */
export function writeAddress({ view, language, fields }: Address): string {
  const all = { ...fields, ...(language === null ? {} : { lang: language }) };
  const query = new URLSearchParams(all).toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return `#/${view}${query === '' ? '' : `?${query}`}`;
}
