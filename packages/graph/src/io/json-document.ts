import { InputError } from '@manaus/core';
import { exactJson } from '@manaus/core/internals';

/**
 * The value of a JSON text, large whole numbers as bigint; an {@link InputError} if the text is not
 * JSON.
 */
export function parsedJson(place: string, text: string): unknown {
  try {
    return exactJson(text);
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
