/** The input of the worker thread that runs a command line. */
export interface Task {
  readonly argv: readonly string[];
  readonly color: boolean;
  readonly debug: boolean;
  /** The width of the terminal that shows progress; `null` without a terminal. */
  readonly progressWidth: number | null;
  /** One shared integer: the number of pieces of output not yet written. */
  readonly pending: Int32Array;
  /** The memory by which an interrupt stops the writes of all threads. */
  readonly halt: Int32Array;
}

/** A message of the worker thread. */
export type Message =
  | { readonly kind: 'out'; readonly text: string }
  | { readonly kind: 'err'; readonly text: string }
  | { readonly kind: 'progress'; readonly text: string }
  /** From now on code of this file of the user is run. */
  | { readonly kind: 'runs'; readonly file: string }
  | { readonly kind: 'done'; readonly code: number };
