import { codes, errorLine, progressLine, type RpcError, resultLine, rpcError } from './answers.js';
import { methodNames } from './method-names.js';
import { type Call, callIn, type Id, type Malformed } from './request.js';
import type { Job, Threads } from './threads.js';

/** The largest line of a client, in bytes, and the most requests that wait or are under way. */
export const MOST_BYTES = 2 ** 24;
export const MOST_REQUESTS = 1000;

/** The most bytes of the lines of all requests that are not answered yet. */
const MOST_KEPT = 2 ** 26;

/** The number of this protocol; it grows with a change that clients must know. */
const PROTOCOL = 1;

/** The answers of a client's requests. */
export interface Session {
  /** Takes a line, `null` for one that was too long; the answer is written when it is there. */
  take(line: string | null): void;
  /** Resolves once all requests are answered. */
  idle(): Promise<void>;
}

/** The requests of a client over lines: JSON-RPC 2.0, in parallel, with batches, cancel and progress. */
export function sessionOf(
  threads: Pick<Threads, 'start' | 'cancel'>,
  version: string,
  write: (line: string) => void,
): Session {
  const running = new Map<Id, Job>();
  const answering = new Set<Promise<void>>();
  let kept = 0;

  function take(line: string | null): void {
    if (line?.trim() === '') return;
    const size = line?.length ?? 0;
    kept += size;
    const answered = answerTo(line, answerToCall)
      .catch((error: Error) => errorLine(null, rpcError('internal', error.message)))
      .then((text) => {
        kept -= size;
        if (text !== null) write(text);
      });
    answering.add(answered);
    void answered.then(() => answering.delete(answered));
  }

  async function answerToCall(call: Call | Malformed): Promise<string | null> {
    if ('problem' in call) return errorLine(call.id, rpcError('request', call.problem));
    const { id, method, params } = call;
    if (method === '$/cancel') cancel(params.id);
    // A notification has no answer, so nothing is computed for it.
    if (id === undefined) return null;
    if (method === '$/cancel') return resultLine(id, 'null');
    if (method === 'version') return resultLine(id, JSON.stringify(about(version)));
    const refused = refusal(id, method);
    return refused === null ? await run(id, call) : errorLine(id, refused);
  }

  function refusal(id: Id, method: string): RpcError | null {
    if (!methodNames.some((name) => name === method))
      return rpcError(
        'method',
        `no method ${method} (known: ${about(version).methods.join(', ')})`,
      );
    if (running.has(id)) return rpcError('request', 'id is that of a request not yet answered');
    if (running.size < MOST_REQUESTS && kept <= MOST_KEPT) return null;
    return rpcError('busy', `too many requests wait (${running.size}); try again later`);
  }

  function run(id: Id, { method, params }: Call): Promise<string> {
    return new Promise((resolve) => {
      const job: Job = {
        method,
        params,
        onProgress: (what, share) => write(progressLine(id, what, share)),
        onEnd(outcome) {
          running.delete(id);
          resolve(
            'error' in outcome ? errorLine(id, outcome.error) : resultLine(id, outcome.document),
          );
        },
      };
      running.set(id, job);
      threads.start(job);
    });
  }

  function cancel(id: unknown): void {
    const job = running.get(id as Id);
    if (job !== undefined) threads.cancel(job);
  }

  return {
    take,
    async idle() {
      while (answering.size > 0) await Promise.all(answering);
    },
  };
}

/** The answer to a line: one call, or a batch of them; `null` where nothing is to be answered. */
async function answerTo(
  line: string | null,
  answerToCall: (call: Call | Malformed) => Promise<string | null>,
): Promise<string | null> {
  const problem = `a line must have at most ${MOST_BYTES} bytes`;
  if (line === null) return errorLine(null, rpcError('request', problem));
  const value = parsed(line);
  if (value === undefined) return errorLine(null, rpcError('parse', 'the line is no JSON'));
  if (!Array.isArray(value)) return await answerToCall(callIn(value));
  if (value.length === 0 || value.length > MOST_REQUESTS)
    return errorLine(null, rpcError('request', `a batch must have 1 to ${MOST_REQUESTS} requests`));
  const answers = await Promise.all(value.map((each) => answerToCall(callIn(each))));
  const written = answers.filter((answer) => answer !== null);
  return written.length === 0 ? null : `[${written.join(',')}]`;
}

const about = (version: string) => ({
  version,
  protocol: PROTOCOL,
  methods: ['version', ...methodNames],
  errors: codes,
});

/** The value of a text of JSON, `undefined` if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
