import type { Answer, Output, Reply, Request } from '../messages.js';
import { type ThreadPort, Threads } from './threads.js';

/** Called with what a request puts out. */
export type OnOutput = (output: Output) => void;

/** The part of a worker that is used. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}

/** The workers of a kernel, each started by its script. */
export interface Workers {
  /** Starts the worker that runs the cells. */
  kernel(): WorkerPort;
  /** Starts one of its threads. */
  thread(): ThreadPort;
}

interface Call {
  readonly onOutput: OnOutput;
  resolve(answer: Answer): void;
}

type Asked =
  | { kind: 'execute'; code: string; cell: number }
  | { kind: 'is-complete'; code: string }
  | { kind: 'complete' | 'inspect'; code: string; at: number };

const noOutput: OnOutput = () => {};

/**
 * A worker that runs cells, seen from the page: requests with their answers, and a new worker in
 * place of one that is stuck.
 */
export class WorkerClient {
  readonly #start: () => WorkerPort;
  readonly #threads: Threads;
  #worker: WorkerPort;
  #next = 0;
  /** The last call, which gets what is put out after its end, by a timer. */
  #last: OnOutput = noOutput;
  readonly #calls = new Map<number, Call>();
  /** Resolves when the worker can run cells. */
  ready: Promise<void>;

  constructor({ kernel, thread }: Workers) {
    this.#start = kernel;
    this.#threads = new Threads(thread);
    this.#worker = kernel();
    this.ready = this.#listen();
  }

  #listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#worker.onmessage = ({ data }) => {
        if (data.kind === 'ready') resolve();
        else if (data.kind === 'output')
          (this.#calls.get(data.id)?.onOutput ?? this.#last)(data.output);
        else if (data.kind === 'answer') this.#end(data.id, data.answer);
        else this.#threads.answer(data);
      };
    });
  }

  #end(id: number, answer: Answer): void {
    this.#calls.get(id)?.resolve(answer);
    this.#calls.delete(id);
  }

  /** True while a request has no answer. */
  get busy(): boolean {
    return this.#calls.size > 0;
  }

  tell(request: Request): void {
    this.#worker.postMessage(request);
  }

  ask(request: Asked, onOutput: OnOutput = noOutput): Promise<Answer> {
    const id = ++this.#next;
    if (request.kind === 'execute') this.#last = onOutput;
    return new Promise((resolve) => {
      this.#calls.set(id, { onOutput, resolve });
      this.tell({ ...request, id });
    });
  }

  /** Ends the worker, answers what was asked of it, and starts another one. */
  restart(answer: Answer): void {
    this.terminate();
    const open = [...this.#calls.keys()];
    this.#worker = this.#start();
    this.ready = this.#listen();
    for (const id of open) this.#end(id, answer);
  }

  /** Ends the worker, and its threads with it. */
  terminate(): void {
    this.#worker.onmessage = null;
    this.#worker.terminate();
    this.#threads.endAll();
  }
}
