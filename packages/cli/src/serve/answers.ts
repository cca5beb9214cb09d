import { exactJsonText, visible } from '@manaus/core/internals';
import { abridge, type FaultData } from '../errors/refusal.js';
import type { Id } from './request.js';

/**
 * The numbers of errors: those of JSON-RPC 2.0, and that of the Language Server Protocol for a
 * cancelled request.
 */
export const codes = {
  parse: -32700,
  request: -32600,
  method: -32601,
  badInput: -32602,
  internal: -32603,
  busy: -32000,
  cancelled: -32800,
} as const;

/** An error of a request; `data` says where and what, if that is known. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: { readonly place: string } & FaultData;
}

/** The most characters of the message of an error. */
const LONGEST = 300;

/** An error with its message in one line of bounded length. */
export const rpcError = (
  kind: keyof typeof codes,
  message: string,
  data?: RpcError['data'],
): RpcError => ({
  code: codes[kind],
  message: visible(abridge(message, LONGEST)),
  ...(data === undefined ? {} : { data }),
});

/** The line of a result, which is the text of a JSON document. */
export const resultLine = (id: Id, document: string): string =>
  `{"jsonrpc":"2.0","id":${exactJsonText(id)},"result":${document.replaceAll('\n', '')}}`;

/** The line of an error. */
export const errorLine = (id: Id | null, error: RpcError): string =>
  exactJsonText({ jsonrpc: '2.0', id, error });

/** The line that tells how far a request is. */
export const progressLine = (id: Id, what: string, share: number | null): string =>
  exactJsonText({ jsonrpc: '2.0', method: '$/progress', params: { id, what, share } });
