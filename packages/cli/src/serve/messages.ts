import type { FaultData } from '../errors/refusal.js';
import type { Params } from './request.js';

/** The question to a thread. */
export interface ToThread {
  readonly method: string;
  readonly params: Params;
}

/** A message of a thread while it works on a request, and at its end. */
export type FromThread =
  | { readonly kind: 'progress'; readonly what: string; readonly share: number | null }
  /** From now on code of this file of the user is run. */
  | { readonly kind: 'runs'; readonly file: string }
  | { readonly kind: 'done'; readonly document: string }
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly isBug: boolean;
      readonly place: string;
      readonly fault: FaultData | null;
    };
