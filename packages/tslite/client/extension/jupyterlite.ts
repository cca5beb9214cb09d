// The parts of JupyterLite that a kernel meets, as `@jupyterlite/services` 0.8 has them.

export type Json = Readonly<Record<string, unknown>>;

/** A message between a page and a kernel. */
export interface Message {
  readonly channel: string;
  readonly header: Json & { readonly msg_type: string; readonly date: string };
  readonly parent_header: Json;
  readonly metadata: Json;
  readonly content: Json;
}

/** What a kernel is created with. */
export interface KernelOptions {
  readonly id: string;
  readonly name: string;
  /** The folder of the notebook, sometimes after the name of a drive: `RTC:martins2024`. */
  readonly location: string;
  sendMessage(message: Message): void;
}

/**
 * The base class of kernels: what comes in is answered by methods, what goes out is sent by these.
 */
export interface Kernel {
  readonly id: string;
  readonly executionCount: number;
  readonly parentHeader: Json | undefined;
  handleMessage(message: Message): Promise<void>;
  stream(content: { readonly name: string; readonly text: string }, parent?: Json): void;
  displayData(content: Json, parent?: Json): void;
  updateDisplayData(content: Json, parent?: Json): void;
  publishExecuteError(content: Json, parent?: Json): void;
  dispose(): void;
}

export type KernelClass = new (options: KernelOptions) => Kernel;

export interface KernelSpecs {
  register(kernel: { readonly spec: Json; create(options: KernelOptions): Promise<Kernel> }): void;
}

/** What starts and stops kernels for JupyterLab. */
export interface KernelClient {
  interrupt(id: string): Promise<void>;
}

/** A file or a folder of the notebooks. */
export interface Contents {
  readonly path: string;
  readonly type: string;
  readonly content?: unknown;
}

/** The files of the notebooks, wherever the browser keeps them. */
export interface ContentsManager {
  get(path: string, options?: { readonly content: boolean }): Promise<Contents>;
  save(path: string, model: Json): Promise<unknown>;
  readonly fileChanged: {
    connect(slot: (sender: unknown, change: FileChange) => void): void;
    disconnect(slot: (sender: unknown, change: FileChange) => void): void;
  };
}

/** A file that was written, renamed or removed. */
export interface FileChange {
  readonly oldValue: Partial<Contents> | null;
  readonly newValue: Partial<Contents> | null;
}

export interface Application {
  readonly serviceManager: { readonly contents: ContentsManager };
  readonly commands: { execute(command: string, args: Json): Promise<unknown> };
  /** Resolves when the page is as it was left. */
  readonly restored: Promise<unknown>;
}

/** The modules that JupyterLite shares with its extensions, by name and version. */
export type SharedModules = Readonly<
  Record<string, Readonly<Record<string, { get(): Promise<() => unknown> }>>>
>;

/** `@jupyterlite/services`, as far as it is used. */
export interface Services {
  readonly BaseKernel: KernelClass;
  readonly IKernelSpecs: unknown;
  readonly IKernelClient: unknown;
}
