import { exactJson, jsonDepth } from '@manaus/core/internals';
import type { Line } from '../shell/lines.js';
import { codes, errorLine, progressLine, type RpcError, resultLine, rpcError } from './answers.js';
import { methodNames } from './method-names.js';
import { type Call, callIn, type Id, idIn, type Malformed } from './request.js';
import type { Job, Threads } from './threads.js';

/** The largest line of a client, in bytes, and the most requests that wait or are under way. */
export const MOST_BYTES = 2 ** 24;
export const MOST_REQUESTS = 1000;

/** The deepest nesting of lists and objects in a line. */
export const MOST_DEPTH = 200;

/** The most bytes of the lines of all requests that are not answered yet. */
const MOST_KEPT = 2 ** 26;

/** The number of this protocol; it grows with a change that clients must know. */
const PROTOCOL = 1;

/** The answers of a client's requests. */
export interface Session {
  /** Takes a line; the answer is written when it is there. */
  take(line: Line): void;
  /** Says of a request that is not answered yet that it is under way, if there is one. */
  beat(): void;
  /** Resolves once all requests are answered. */
  idle(): Promise<void>;
}

/**
 * The requests of a client over lines: JSON-RPC 2.0, in parallel, with batches, cancel and
 * progress.
 */
export function sessionOf(
  threads: Pick<Threads, 'start' | 'cancel'>,
  version: string,
  write: (line: string) => void,
): Session {
  return new OpenSession(threads, version, write);
}

class OpenSession implements Session {
  readonly #threads: Pick<Threads, 'start' | 'cancel'>;
  readonly #version: string;
  readonly #write: (line: string) => void;
  readonly #running = new Map<Id, Job>();
  readonly #answering = new Set<Promise<void>>();
  /** The bytes of the lines that are not answered yet. */
  #kept = 0;

  constructor(...[threads, version, write]: Parameters<typeof sessionOf>) {
    this.#threads = threads;
    this.#version = version;
    this.#write = write;
  }

  take(line: Line): void {
    if (typeof line === 'string' && line.trim() === '') return;
    const answered = this.#writeAnswerTo(line);
    this.#answering.add(answered);
    void answered.then(() => this.#answering.delete(answered));
  }

  async idle(): Promise<void> {
    while (this.#answering.size > 0) await Promise.all(this.#answering);
  }

  beat(): void {
    const [id] = this.#running.keys();
    if (id !== undefined) this.#write(progressLine(id, 'at work', null));
  }

  async #writeAnswerTo(line: Line): Promise<void> {
    const size = typeof line === 'string' ? line.length : 0;
    this.#kept += size;
    const text = await this.#answerTo(line).catch((error: Error) =>
      errorLine(null, rpcError('internal', error.message)),
    );
    this.#kept -= size;
    if (text !== null) this.#write(text);
  }

  /** The answer to a line: one call, or a batch of them; `null` where nothing is to be answered. */
  async #answerTo(line: Line): Promise<string | null> {
    const read = readLine(line);
    if ('error' in read) return errorLine(read.id, read.error);
    const { value } = read;
    return await (Array.isArray(value)
      ? this.#answerToBatch(value)
      : this.#answerToCall(callIn(value)));
  }

  async #answerToBatch(batch: readonly unknown[]): Promise<string | null> {
    if (batch.length === 0 || batch.length > MOST_REQUESTS)
      return errorLine(null, rpcError('request', NO_BATCH));
    const answers = await Promise.all(batch.map((each) => this.#answerToCall(callIn(each))));
    const written = answers.filter((answer) => answer !== null);
    return written.length === 0 ? null : `[${written.join(',')}]`;
  }

  async #answerToCall(call: Call | Malformed): Promise<string | null> {
    if ('problem' in call) return errorLine(call.id, rpcError('request', call.problem));
    const { id, method, params } = call;
    if (method === '$/cancel') this.#cancel(params.id);
    // A notification has no answer, so nothing is computed for it.
    if (id === undefined) return null;
    if (method === '$/cancel') return resultLine(id, 'null');
    if (method === 'version') return resultLine(id, JSON.stringify(about(this.#version)));
    const refusal = this.#refusalOf(id, method);
    return refusal === null ? await this.#run(id, call) : errorLine(id, refusal);
  }

  #refusalOf(id: Id, method: string): RpcError | null {
    if (!methodNames.some((name) => name === method))
      return rpcError('method', `no method ${method} (known: ${METHODS.join(', ')})`);
    const { size } = this.#running;
    if (this.#running.has(id))
      return rpcError('request', 'id is that of a request not yet answered');
    if (size < MOST_REQUESTS && this.#kept <= MOST_KEPT) return null;
    return rpcError('busy', `too many requests wait (${size}); try again later`);
  }

  #run(id: Id, call: Call): Promise<string> {
    return new Promise((resolve) => {
      const job = this.#jobOf(id, call, resolve);
      this.#running.set(id, job);
      try {
        this.#threads.start(job);
      } catch (error) {
        job.onEnd({ error: rpcError('internal', String(error)) });
      }
    });
  }

  #jobOf(id: Id, { method, params }: Call, answer: (line: string) => void): Job {
    return {
      method,
      params,
      onProgress: (what, share) => this.#write(progressLine(id, what, share)),
      onEnd: (outcome) => {
        this.#running.delete(id);
        answer(
          'error' in outcome ? errorLine(id, outcome.error) : resultLine(id, outcome.document),
        );
      },
    };
  }

  #cancel(id: unknown): void {
    const job = this.#running.get(id as Id);
    if (job !== undefined) this.#threads.cancel(job);
  }
}

const NO_BATCH = `a batch must have 1 to ${MOST_REQUESTS} requests`;

/** The value of a line, or why it has none, with the `id` where that can be told. */
function readLine(line: Line): { value: unknown } | { id: Id | null; error: RpcError } {
  const isWhole = typeof line === 'string';
  const refused = (problem: string) => ({
    id: idIn(isWhole ? line.slice(0, FIRST) : line.beginning),
    error: rpcError('request', problem),
  });
  if (!isWhole) return refused(`a line must have at most ${MOST_BYTES} bytes`);
  if (jsonDepth(line) > MOST_DEPTH)
    return refused(`a line must be nested at most ${MOST_DEPTH} deep`);
  try {
    return { value: exactJson(line) };
  } catch (error) {
    if (error instanceof RangeError) return refused(`the line cannot be read: ${error.message}`);
    return { id: null, error: rpcError('parse', 'the line is no JSON') };
  }
}

/** The characters of a line in which its `id` is looked for where the line is not read. */
const FIRST = 4096;

const METHODS = ['version', ...methodNames];

const about = (version: string) => ({
  version,
  protocol: PROTOCOL,
  methods: METHODS,
  errors: codes,
});
