import { explain } from '../errors/explain.js';
import type { Io } from '../shell/io.js';
import { failureOf } from '../shell/program.js';
import { paced } from '../shell/progress.js';
import type { FromThread, ToThread } from './messages.js';
import { runMethod } from './methods.js';

/** Milliseconds between two reports of progress. */
const PAUSE = 250;

/**
 * The answer to a request: the document, or the error in its place.
 *
 * @param say is told of the progress, and of files of the user whose code is run
 */
export async function answerTask(
  { method, params }: ToThread,
  say: (message: FromThread) => void,
): Promise<Extract<FromThread, { kind: 'done' | 'failed' }>> {
  const heard: Heard = { document: '', file: null };
  try {
    await runMethod(method, params, ioOf(heard, say));
    return { kind: 'done', document: heard.document };
  } catch (error) {
    const { place, options, cause } = failureOf(error, 'manaus serve');
    const { text, isBug, fault } = explain(cause, options, heard.file);
    return { kind: 'failed', text, isBug, place, fault: fault && asData(fault) };
  }
}

/** The text that a method has printed, and the file of the user whose code it runs. */
interface Heard {
  document: string;
  file: string | null;
}

const ioOf = (heard: Heard, say: (message: FromThread) => void): Io => ({
  out: (text) => {
    heard.document += text;
  },
  err: (line) => say({ kind: 'progress', what: line, share: null }),
  progress: paced(PAUSE, (what, share) => say({ kind: 'progress', what, share })),
  runs: (name) => {
    heard.file = name;
    say({ kind: 'runs', file: name });
  },
  color: false,
  debug: false,
});

/** The same as data of JSON, as it is written in the end: large integers as texts. */
const asData = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each)),
  ) as T;
