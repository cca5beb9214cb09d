import { InputError } from '@manaus/core';
import { isRecord } from './storage.js';

/** The beginning of a line of a program in JavaScript, TypeScript or Python. */
const PROGRAM =
  /^\s*(import|export|const|let|var|function|async|class|from|def|module\.exports)\b/m;

/** Refuses the text of a program, in a line that says so: the page runs none. */
export function requireDocument(text: string): void {
  if (/^\s*[[{"]/.test(text) || !PROGRAM.test(text)) return;
  const [line] = text.trim().split('\n', 1);
  throw documentError('rules', line);
}

const documentError = (document: 'rules' | 'play', got: string): InputError =>
  new InputError('play', 'file', 'document', { document, got: got.slice(0, 40) });

/** The error of a text that is not a play. */
export const playError = (got: string): InputError => documentError('play', got);

/** The fields of the file of a play; an `InputError` where it has none. */
export function playFields(text: string): Readonly<Record<string, unknown>> {
  requireDocument(text);
  const value = jsonOf(text);
  if (!isRecord(value)) throw playError(text);
  return value;
}

/** The value of a JSON text; `null` if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
