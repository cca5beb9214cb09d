import type { Text, Words } from '../words/words.js';
import { mapValues } from './values.js';

/** A text of the page and its values, as data. A string stands for itself. */
export type Phrase = string | Sentence;

export interface Sentence {
  readonly key: Text;
  readonly values?: Readonly<Record<string, number | Phrase>>;
}

/** A phrase in a language, the phrases among its values first. */
export function phraseText(phrase: Phrase, words: Words): string {
  if (typeof phrase === 'string') return phrase;
  const values = mapValues(phrase.values ?? {}, (value) =>
    typeof value === 'number' ? value : phraseText(value, words),
  );
  return words(phrase.key, values);
}

/** Sentences one after another. */
export const phrasesText = (phrases: readonly Phrase[], words: Words): string =>
  phrases.map((phrase) => phraseText(phrase, words)).join(' ');

/** The number of possible moves that are on a shortest way, in words. */
export const optimalText = (n: number, of: number, words: Words): string =>
  words(of === 1 ? 'optimal.only' : n === of ? 'optimal.all' : 'optimal', { n, of });
