import { exactJson, isObject } from '@manaus/core/internals';

/** The values of a method's parameters, by name. */
export type Params = Readonly<Record<string, unknown>>;

/** The name of a request, by which a client tells it from its others. */
export type Id = string | number | bigint;

/** The most characters of the name of a request, which each report of its progress repeats. */
const LONGEST_ID = 1000;

/** A message of JSON-RPC 2.0 from the client; without `id` it is a notification. */
export interface Call {
  readonly id: Id | undefined;
  readonly method: string;
  readonly params: Params;
}

/** A message that is not a call, with its `id` where it has one. */
export interface Malformed {
  readonly id: Id | null;
  readonly problem: string;
}

/**
 * The call that a value is.
 *
 * @example
 * ```ts
 * callIn({ jsonrpc: '2.0', id: 1, method: 'version' }); // => { id: 1, method: 'version', params: {} }
 * callIn([]); // => { id: null, problem: 'a request must be an object' }
 * ```
 */
export function callIn(value: unknown): Call | Malformed {
  if (!isObject(value)) return { id: null, problem: 'a request must be an object' };
  const { jsonrpc, id, method, params = {} } = value;
  const refused = (problem: string): Malformed => ({ id: isId(id) ? id : null, problem });
  if (jsonrpc !== '2.0') return refused('jsonrpc must be "2.0"');
  if (id !== undefined && !isId(id))
    return refused(`id must be a whole number or a text of at most ${LONGEST_ID} characters`);
  if (typeof method !== 'string') return refused('method must be a text');
  if (!isObject(params)) return refused('params must be an object');
  return { id, method, params };
}

const isId = (value: unknown): value is Id =>
  typeof value === 'string'
    ? value.length <= LONGEST_ID
    : typeof value === 'bigint' || Number.isInteger(value);

/** Brackets, strings, and fields with a text or a whole number. */
const PIECES = /"((?:[^"\\]|\\.)*)"(?:\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)(?=\s*[,}]))?|[{}[\]]/g;

/**
 * The `id` at the beginning of a line that is not read as a whole, `null` if none exists.
 *
 * @example
 * ```ts
 * idIn('{"jsonrpc":"2.0","id":7,"method":"analyze","params":{"id":8,"x'); // => 7
 * ```
 */
export function idIn(beginning: string): Id | null {
  let depth = 0;
  for (const [piece, key, value] of beginning.matchAll(PIECES)) {
    if (piece === '{' || piece === '[') depth++;
    else if (piece === '}' || piece === ']') depth--;
    else if (depth === 1 && key === 'id' && value !== undefined) {
      try {
        const id = exactJson(value);
        return isId(id) ? id : null;
      } catch {
        return null;
      }
    }
  }
  return null;
}
