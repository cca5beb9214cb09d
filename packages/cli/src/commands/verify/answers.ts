import type { Answer } from '@manaus/lab/internals';
import { mustBe } from '../../errors/bad-input.js';
import type { Io } from '../../shell/io.js';
import { isObject, valueIn } from '../../shell/json.js';
import { readInput } from '../../shell/read-text.js';

/** The answers of a file or of standard input, one per line; empty lines are skipped. */
export async function* readAnswers(
  file: string | undefined,
  io: Pick<Io, 'lines' | 'documents'>,
): AsyncGenerator<Answer> {
  const { lines = noLines() } = io;
  const source =
    file === undefined ? lines : (await readInput('--answers', file, io)).split(/\r?\n/);
  let number = 0;
  for await (const line of source) {
    number++;
    if (line.trim() !== '') yield answerIn(line, `${file ?? 'standard input'}:${number}`);
  }
}

async function* noLines(): AsyncGenerator<string> {}

function answerIn(line: string, place: string): Answer {
  const document = valueIn(line);
  if (!isObject(document) || typeof document.position !== 'string')
    throw mustBe(place, 'a JSON object with a text "position"', line);
  const { position, play } = document;
  const text = textOf(play);
  if (text === undefined && play !== undefined)
    throw mustBe(place, 'an answer whose "play" is a text, a list of texts or null', line);
  return { ...document, position, play: text };
}

/** A list of moves or labels is as one text of them. */
function textOf(play: unknown): string | null | undefined {
  if (typeof play === 'string' || play === null) return play;
  if (!Array.isArray(play) || !play.every((word) => typeof word === 'string')) return undefined;
  return play.join(' ');
}
