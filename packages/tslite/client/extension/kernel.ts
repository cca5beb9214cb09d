import type { Answer, CellError, Completion, Output } from '../messages.js';
import type { ContentsManager, Json, Kernel, KernelClass, KernelOptions } from './jupyterlite.js';
import { diskFolder, followFiles } from './notebook-files.js';
import { WorkerClient, type Workers } from './worker-client.js';

/** How long a cell has to end by itself when it is interrupted, in milliseconds. */
const PATIENCE = 1000;

const INTERRUPTED: CellError = {
  ename: 'Interrupted',
  evalue: 'the worker was ended, and all names with it: run the cells above again',
  traceback: [
    'Interrupted: the worker was ended, and all names with it: run the cells above again',
  ],
};

const LANGUAGE = {
  name: 'typescript',
  version: '5.0.4',
  mimetype: 'text/typescript',
  file_extension: '.ts',
  codemirror_mode: { name: 'javascript', typescript: true },
} as const;

const isError = (answer: Answer): answer is CellError =>
  typeof answer === 'object' && answer !== null && 'ename' in answer;

const isCompletion = (answer: Answer): answer is Completion =>
  typeof answer === 'object' && answer !== null && 'matches' in answer;

/** A kernel as JupyterLite calls it, and with the interrupt that JupyterLite keeps to itself. */
export interface TypeScriptKernel extends Kernel {
  executeRequest(content: { readonly code: string }): Promise<Json>;
  completeRequest(place: Place): Promise<Json>;
  inspectRequest(place: Place): Promise<Json>;
  interrupt(): Promise<void>;
}

/** A place in a cell, as Jupyter writes it. */
interface Place {
  readonly code: string;
  readonly cursor_pos: number;
}

/** The class of kernels that run cells in a worker, on JupyterLite's own base class. */
export const kernelClass = (
  BaseKernel: KernelClass,
  contents: ContentsManager,
  workers: Workers,
): (new (
  options: KernelOptions,
) => TypeScriptKernel) =>
  class extends BaseKernel {
    readonly #client = new WorkerClient(workers);
    readonly #folder: string;
    readonly #place: string;
    #unfollow = () => {};

    constructor(options: KernelOptions) {
      super(options);
      this.#place = options.location;
      this.#folder = diskFolder(options.location);
      void this.#begin();
    }

    get ready(): Promise<void> {
      return this.#client.ready;
    }

    async #begin(): Promise<void> {
      this.#unfollow();
      this.#unfollow = await followFiles(contents, this.#place, (files) =>
        this.#client.tell({ kind: 'files', files }),
      ).catch(() => () => {});
      this.#client.tell({ kind: 'start', folder: this.#folder });
    }

    async kernelInfoRequest(): Promise<Json> {
      return {
        implementation: 'tslite',
        implementation_version: '0.1.0',
        language_info: LANGUAGE,
        protocol_version: '5.3',
        status: 'ok',
        banner: 'TypeScript in the browser',
        help_links: [],
      };
    }

    async executeRequest({ code }: { readonly code: string }): Promise<Json> {
      const parent = this.parentHeader;
      await this.ready;
      const answer = await this.#client.ask({ kind: 'execute', code }, (output) =>
        this.#publish(output, parent),
      );
      const execution_count = this.executionCount;
      if (!isError(answer)) return { status: 'ok', execution_count, user_expressions: {} };
      this.publishExecuteError({ ...answer }, parent);
      return { status: 'error', execution_count, ...answer };
    }

    #publish(output: Output, parent: Json | undefined): void {
      if (output.kind === 'stream') {
        const { name, text } = output;
        this.stream({ name, text }, parent);
        return;
      }
      const { data, metadata, display, update } = output;
      const transient = display === undefined ? {} : { display_id: display };
      const content = { data, metadata, transient };
      if (update) this.updateDisplayData(content, parent);
      else this.displayData(content, parent);
    }

    async completeRequest(place: Place): Promise<Json> {
      const answer = await this.#askAt('complete', place);
      const { matches, start, end } = isCompletion(answer)
        ? answer
        : { matches: [], start: place.cursor_pos, end: place.cursor_pos };
      return { status: 'ok', matches, cursor_start: start, cursor_end: end, metadata: {} };
    }

    async inspectRequest(place: Place): Promise<Json> {
      const answer = await this.#askAt('inspect', place);
      const found = typeof answer === 'string';
      return { status: 'ok', found, data: found ? { 'text/plain': answer } : {}, metadata: {} };
    }

    async #askAt(kind: 'complete' | 'inspect', { code, cursor_pos: at }: Place): Promise<Answer> {
      await this.ready;
      return this.#client.ask({ kind, code, at });
    }

    async isCompleteRequest(): Promise<Json> {
      return { status: 'complete' };
    }

    async commInfoRequest(): Promise<Json> {
      return { comms: {}, status: 'ok' };
    }

    inputReply(): void {}
    async commOpen(): Promise<void> {}
    async commMsg(): Promise<void> {}
    async commClose(): Promise<void> {}

    /**
     * A cell that waits ends at once; for one that computes the worker is ended, and its names are
     * gone.
     */
    async interrupt(): Promise<void> {
      if (!this.#client.busy) return;
      this.#client.tell({ kind: 'interrupt' });
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      if (!this.#client.busy) return;
      this.#client.restart(INTERRUPTED);
      await this.#begin();
    }

    override dispose(): void {
      this.#unfollow();
      this.#client.terminate();
      super.dispose();
    }
  };
