import { answer } from '../../shell/answer.js';
import { save } from '../../shell/files.js';
import type { Io } from '../../shell/io.js';

/** The form of an answer that is a text: a file, or JSON. */
interface Output {
  readonly out: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

/**
 * Answers with a text, or writes it to a file and says so.
 *
 * @param size the size of what was written, in words
 */
export function answerText(
  io: Io,
  { out, force, json }: Output,
  text: string,
  document: object,
  size = '',
): void {
  if (out !== undefined) save(out, text, force);
  const said = out === undefined ? text : `wrote ${out}${size}\n`;
  answer(io, json, { ...document, out: out ?? null }, () => said);
}
