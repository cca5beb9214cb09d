import { InputError } from '@manaus/core';
import { exactJson } from '@manaus/core/internals';
import { heapLeft } from '../memory.js';
import { fileText } from './text.js';

/** What a list of empty lists takes. */
const BYTES_PER_CHARACTER = 14;

/**
 * The value of a JSON text, large whole numbers as bigint; an {@link InputError} if the text is not
 * JSON, or would not fit in memory.
 */
export function parsedJson(place: string, text: string): unknown {
  const document = fileText(place, text);
  const most = Math.floor(heapLeft() / BYTES_PER_CHARACTER);
  if (document.length > most)
    throw new InputError(place, 'text', 'atMostOf', {
      n: most,
      of: 'characters',
      got: document.length,
    });
  try {
    return exactJson(document);
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
