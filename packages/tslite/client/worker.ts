// The worker of a kernel: cells in, outputs out.
import './worker/globals.js';
import './worker/install-disk.js';
import { format } from 'node-inspect-extracted';
import { cellError } from '../src/cell-error.js';
import type { Answer, Reply, Request } from './messages.js';
import { disk } from './worker/disk.js';
import { type Engine, startEngine } from './worker/engine.js';
import { outputsOf, print } from './worker/output.js';

const send = (reply: Reply): void => self.postMessage(reply);

/** The declarations of packages, beside this script. */
const declarations = fetch(new URL('declarations.json', self.location.href)).then((answer) =>
  answer.json(),
);

let engine: Promise<Engine> | null = null;

async function start(folder: string): Promise<Engine> {
  disk.put(await declarations);
  return startEngine(folder);
}

/** The engine that was started before it was asked for. */
let warmed: { readonly folder: string; readonly engine: Promise<Engine> } | null = null;

function warm(folder: string): void {
  const ready = start(folder);
  warmed = { folder, engine: ready };
  void ready.then((started) => started.warm());
}

/** The engine of a folder: the one that is warm, if it is that one's. */
function engineOf(folder: string): Promise<Engine> {
  const early = warmed;
  warmed = null;
  if (early?.folder === folder) return early.engine;
  void early?.engine.then((other) => other.close());
  return start(folder);
}

async function answerTo(request: Extract<Request, { id: number }>): Promise<Answer> {
  if (engine === null) throw new Error('the kernel was not started');
  const { execute, complete, inspect, isComplete } = await engine;
  if (request.kind === 'execute') {
    outputsOf(request.id);
    return execute(request.code, request.cell).catch((error: unknown) =>
      cellError([[error]], format),
    );
  }
  if (request.kind === 'is-complete') return isComplete(request.code);
  return (request.kind === 'complete' ? complete : inspect)(request.code, request.at);
}

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'files') disk.put(data.files);
  else if (data.kind === 'interrupt') (await engine)?.interrupt();
  else if (data.kind === 'warm') warm(data.folder);
  else if (data.kind === 'start') {
    engine = engineOf(data.folder);
    await engine;
    send({ kind: 'ready' });
  } else send({ kind: 'answer', id: data.id, answer: await answerTo(data) });
};

// What nobody waits for: a timer that throws, a promise that is rejected.
self.addEventListener('unhandledrejection', (event) => print('stderr')(event.reason));
self.addEventListener('error', (event) => print('stderr')(event.error ?? event.message));
