import { InputError } from '@manaus/core';

/** The beginning of a line of a program in JavaScript, TypeScript or Python. */
const PROGRAM =
  /^\s*(import|export|const|let|var|function|async|class|from|def|module\.exports)\b/m;

/** Refuses the text of a program, in a line that says so: the page runs none. */
export function requireDocument(text: string): void {
  if (!/^\s*[[{"]/.test(text) && PROGRAM.test(text))
    throw new InputError('play', 'file', 'document', {
      document: 'rules',
      got: text.trim().split('\n', 1)[0].slice(0, 40),
    });
}
