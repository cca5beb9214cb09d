import type { CellError } from '../src/cell-error.js';
import type { Bundle } from '../src/last-values.js';

/** What a page asks of the worker; `id` comes back with all that it causes. */
export type Request =
  /** Prepares what is likely to be asked: a kernel in this folder. */
  | { readonly kind: 'warm'; readonly folder: string }
  /** Begins, with the folder of the notebook from the root of all notebooks. */
  | { readonly kind: 'start'; readonly folder: string }
  /** The texts of files that cells import, by their paths; `null` for one that is gone. */
  | { readonly kind: 'files'; readonly files: Readonly<Record<string, string | null>> }
  | { readonly kind: 'execute'; readonly id: number; readonly code: string; readonly cell: number }
  | { readonly kind: 'is-complete'; readonly id: number; readonly code: string }
  | ({ readonly kind: 'complete' | 'inspect'; readonly id: number } & Place)
  | { readonly kind: 'interrupt' };

/** A place in a cell. */
interface Place {
  readonly code: string;
  readonly at: number;
}

/** An output of a cell that runs. */
export type Output =
  | { readonly kind: 'stream'; readonly name: 'stdout' | 'stderr'; readonly text: string }
  | ({ readonly kind: 'display'; readonly display?: string; readonly update: boolean } & Bundle);

/** The words that may stand at a place, and what they replace. */
export interface Completion {
  readonly matches: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Whether a cell can be run as it is, or goes on, on a line with this indent. */
export type Completeness =
  | { readonly status: 'complete' }
  | { readonly status: 'incomplete'; readonly indent: string };

/**
 * The answer to a request: the error of a cell, a completion, the text on a name, or whether a cell
 * is complete.
 */
export type Answer = CellError | Completion | Completeness | string | null;

/** A program for a thread, and what it starts with. */
export interface Program {
  readonly code: string;
  readonly workerData: unknown;
}

/**
 * What the worker says: that it is ready, an output, or the answer that ends a request; and what it
 * wants of its threads, which the page starts.
 */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'output'; readonly id: number; readonly output: Output }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'thread'; readonly thread: number; readonly program: Program }
  | { readonly kind: 'end-thread'; readonly thread: number };
