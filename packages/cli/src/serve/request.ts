/** The values of a method's parameters, by name. */
export type Params = Readonly<Record<string, unknown>>;

/** The name of a request, by which a client tells it from its others. */
export type Id = string | number;

/** A message of JSON-RPC 2.0 from the client; without `id` it is a notification. */
export interface Call {
  readonly id: Id | undefined;
  readonly method: string;
  readonly params: Params;
}

/** A message that is no call, with its `id` where it has one. */
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
  const known = isId(id) ? id : null;
  if (jsonrpc !== '2.0') return { id: known, problem: 'jsonrpc must be "2.0"' };
  if (id !== undefined && known === null)
    return { id: null, problem: 'id must be a text or a finite number' };
  if (typeof method !== 'string') return { id: known, problem: 'method must be a text' };
  if (!isObject(params)) return { id: known, problem: 'params must be an object' };
  return { id: known ?? undefined, method, params };
}

const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is Id => typeof value === 'string' || Number.isFinite(value);
