import type { CellError } from '../../src/cell-error.js';
import { pointsAt, unitsAt } from '../../src/code-points.js';
import type { Answer, Completeness, Completion, Output } from '../messages.js';
import type {
  ContentsManager,
  Json,
  Kernel,
  KernelClass,
  KernelOptions,
  Message,
} from './jupyterlite.js';
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

const isCompleteness = (answer: Answer): answer is Completeness =>
  typeof answer === 'object' && answer !== null && 'status' in answer;

/**
 * After the reply of a cell that failed JupyterLite 0.8 drops all requests that wait, without an
 * answer, unless it says that an interrupt was the cause: then they get their turn, and the kernel
 * answers each.
 */
function keepingOthers(message: Message): Message {
  const { header, content, metadata } = message;
  if (header.msg_type !== 'execute_reply' || content.status !== 'error') return message;
  return { ...message, metadata: { ...metadata, cause: 'interrupt' } };
}

/** A kernel as JupyterLite calls it, and with the interrupt that JupyterLite keeps to itself. */
export interface TypeScriptKernel extends Kernel {
  executeRequest(content: ExecuteContent): Promise<Json>;
  completeRequest(place: Place): Promise<Json>;
  inspectRequest(place: Place): Promise<Json>;
  isCompleteRequest(content: { readonly code: string }): Promise<Json>;
  interrupt(): Promise<void>;
}

/** A cell to run; the cells that wait behind it are aborted if it fails, unless it says not to. */
interface ExecuteContent {
  readonly code: string;
  readonly stop_on_error?: boolean;
}

/** A place in a cell, as Jupyter writes it. */
interface Place {
  readonly code: string;
  readonly cursor_pos: number;
}

/** The class of kernels that run cells in a worker, on JupyterLite's own base class. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a class, which its base is given to.
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
    readonly #sendMessage: KernelOptions['sendMessage'];
    #unfollow = () => {};
    /** When a cell failed that stops those behind it: what was asked for until then is aborted. */
    #stopped = 0;

    constructor(options: KernelOptions) {
      const sendMessage = (message: Message) => options.sendMessage(keepingOthers(message));
      super({ ...options, sendMessage });
      this.#sendMessage = sendMessage;
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

    /** JupyterLite hands in one request after the other, whatever became of those before. */
    override async handleMessage(message: Message): Promise<void> {
      const { msg_type: type, date } = message.header;
      if (type === 'execute_request' && Date.parse(date) < this.#stopped)
        this.#answer(message, 'execute_reply', { status: 'aborted' });
      // JupyterLite 0.8 leaves it without an answer.
      else if (type === 'comm_info_request')
        this.#answer(message, 'comm_info_reply', await this.commInfoRequest());
      else await super.handleMessage(message);
    }

    #answer(request: Message, type: string, content: Json): void {
      this.#send(request, 'iopub', 'status', { execution_state: 'busy' });
      this.#send(request, 'shell', type, content);
      this.#send(request, 'iopub', 'status', { execution_state: 'idle' });
    }

    #send({ header }: Message, channel: string, msg_type: string, content: Json): void {
      const { session, username } = header;
      const [msg_id, date] = [crypto.randomUUID(), new Date().toISOString()];
      this.#sendMessage({
        channel,
        header: { session, username, msg_id, date, msg_type, version: '5.3' },
        parent_header: header,
        metadata: {},
        content,
      });
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

    async executeRequest({ code, stop_on_error = true }: ExecuteContent): Promise<Json> {
      const parent = this.parentHeader;
      const execution_count = this.executionCount;
      await this.ready;
      const answer = await this.#client.ask(
        { kind: 'execute', code, cell: execution_count },
        (output) => this.#publish(output, parent),
      );
      if (!isError(answer)) return { status: 'ok', execution_count, user_expressions: {} };
      if (stop_on_error) this.#stopped = Date.now();
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
      const [matches, cursor_start, cursor_end] = isCompletion(answer)
        ? [answer.matches, pointsAt(place.code, answer.start), pointsAt(place.code, answer.end)]
        : [[], place.cursor_pos, place.cursor_pos];
      return { status: 'ok', matches, cursor_start, cursor_end, metadata: {} };
    }

    async inspectRequest(place: Place): Promise<Json> {
      const answer = await this.#askAt('inspect', place);
      const found = typeof answer === 'string';
      return { status: 'ok', found, data: found ? { 'text/plain': answer } : {}, metadata: {} };
    }

    async #askAt(kind: 'complete' | 'inspect', { code, cursor_pos }: Place): Promise<Answer> {
      await this.ready;
      return this.#client.ask({ kind, code, at: unitsAt(code, cursor_pos) });
    }

    async isCompleteRequest({ code }: { readonly code: string }): Promise<Json> {
      await this.ready;
      const answer = await this.#client.ask({ kind: 'is-complete', code });
      return isCompleteness(answer) ? answer : { status: 'unknown' };
    }

    async commInfoRequest(): Promise<Json> {
      return { comms: {}, status: 'ok' };
    }

    inputReply(): void {}
    /** No target of comms is known here: the protocol has it closed at once. */
    async commOpen(message: Message): Promise<void> {
      const { comm_id } = message.content;
      this.#send(message, 'iopub', 'comm_close', { comm_id, data: {} });
    }
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
