import { InputError } from '@manaus/core';
import type { Key, Words } from '../words/words.js';

/** An error as a sentence in the page's language; anything that is no bad input is thrown on. */
export function faultText(error: unknown, words: Words): string {
  if (!(error instanceof InputError)) throw error;
  const field = words(error.parameter as Key);
  return words('fault', { what: words('fault.field', { field, bound: error.bound, got: String(error.got) }) });
}
