import { InputError } from '@manaus/core';
import { heapLeft } from '../memory.js';
import { fileText } from './text.js';

/** What a list of empty lists takes. */
const BYTES_PER_CHARACTER = 14;

/** The value of a JSON text; an {@link InputError} if the text is not JSON. */
export function parsedJson(
  place: string,
  text: string,
  prepared = (document: string) => document,
): unknown {
  const document = fileText(place, text);
  const most = Math.floor(heapLeft() / BYTES_PER_CHARACTER);
  if (document.length > most)
    throw new InputError(place, 'text', 'atMostOf', {
      n: most,
      of: 'characters',
      got: document.length,
    });
  try {
    return JSON.parse(prepared(document));
  } catch {
    throw noGraph(place, text);
  }
}

/** The error for a text that is not a graph. */
export const noGraph = (place: string, text: string): InputError =>
  new InputError(place, 'text', 'document', { document: 'graph', got: text });

/** Throws an {@link InputError} unless the value of `directed` is true or false. */
export function requireDirected(place: string, value: unknown): asserts value is boolean {
  if (typeof value !== 'boolean')
    throw new InputError(place, 'directed', 'oneOf', { names: ['true', 'false'], got: value });
}

/** The name of the field of an {@link ExactNumber}. */
const EXACT = '\u0000number';

/** A number of a document that a number of JavaScript would change, as it is written there. */
export interface ExactNumber {
  readonly [EXACT]: string;
}

/** The digits of a number that would be changed, or `null`. */
export const exactDigits = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && EXACT in value ? String(value[EXACT]) : null;

/** A JSON text with numbers that would be changed as objects that hold their digits. */
export function withExactNumbers(text: string): string {
  let exact = '';
  let kept = 0;
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    const between = text.slice(at, end);
    if (LONG.test(between)) {
      exact += text.slice(kept, at) + between.replace(NUMBER, exactly);
      kept = end;
    }
    at = quote < 0 ? text.length : endOfString(text, quote);
  }
  return exact + text.slice(kept);
}

/** Any number that may be changed has one of these. */
const LONG = /\d{16}|[eE]/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function exactly(digits: string): string {
  const value = Number(digits);
  const isKept =
    Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isKept ? digits : JSON.stringify({ [EXACT]: digits });
}

/** The place after a text in quotes; the end where it is not closed. */
function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; ; ) {
    const close = text.indexOf('"', at);
    if (close < 0) return text.length;
    let slashes = 0;
    while (text[close - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return close + 1;
    at = close + 1;
  }
}
