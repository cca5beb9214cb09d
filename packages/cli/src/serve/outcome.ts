import { explainEnd } from '../errors/thread-end.js';
import { type RpcError, rpcError } from './answers.js';
import type { FromThread } from './messages.js';

/** The document of a method, or an error. */
export type Outcome = { readonly document: string } | { readonly error: RpcError };

/** The outcome of a request that was cancelled. */
export const CANCELLED: Outcome = { error: rpcError('cancelled', 'the request was cancelled') };

/**
 * The outcome of a request whose thread ended before it was done; `file` is that of the user whose
 * code it ran.
 */
export function stopped(error: Error | null, file: string | null): Outcome {
  const { text, isBug } = explainEnd(error, file);
  return { error: rpcError(isBug ? 'internal' : 'badInput', text) };
}

/** The outcome of a request, as its thread tells it at the end. */
export function outcomeOf(message: Extract<FromThread, { kind: 'done' | 'failed' }>): Outcome {
  if (message.kind === 'done') return message;
  const { text, isBug, place, fault } = message;
  if (fault === null) return { error: rpcError(isBug ? 'internal' : 'badInput', text) };
  return { error: rpcError('badInput', text, { place, ...fault }) };
}
