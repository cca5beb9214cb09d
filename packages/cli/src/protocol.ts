/** What the worker is told at its start. */
export interface Task {
  readonly argv: readonly string[];
  readonly color: boolean;
  readonly debug: boolean;
  /** The width of the terminal that watches; `null` where nobody does. */
  readonly progressWidth: number | null;
  /** One shared integer: the pieces of output not yet written. */
  readonly pending: Int32Array;
}

/** What the worker says. */
export type Message =
  | { readonly kind: 'out'; readonly text: string }
  | { readonly kind: 'err'; readonly text: string }
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'child'; readonly pid: number | null }
  | { readonly kind: 'done'; readonly code: number };
