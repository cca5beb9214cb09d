import { type Bounds, type FaultCode, type Faults, InputError, type Noun } from '../../errors.js';

/** Reads a part of a document: the value, or an `InputError` that names its place. */
export type Reader<T> = (value: unknown, path: string) => T;

/** The error for a place of the document. */
export const wrong = <C extends FaultCode>(
  path: string,
  code: C,
  values: Faults[C],
): InputError<C> => new InputError('core/tower', path, code, values);

/** A value of the document as it stands there. */
export const asJson = (value: unknown): unknown =>
  Array.isArray(value) ? JSON.stringify(value) : value;

/** A value that a test accepts; a code and its values say what it must be. */
export function only<T, C extends FaultCode>(
  accepts: (value: unknown) => value is T,
  code: C,
  bounds: Bounds<C>,
): Reader<T> {
  return (value, path) => {
    if (accepts(value)) return value;
    throw wrong(path, code, { ...bounds, got: asJson(value) } as Faults[C]);
  };
}

export const wholeNumber = (least: number, most: number) =>
  only(
    (value): value is number =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    'between',
    { least, most },
  );

export const textUpTo = (most: number) =>
  only(
    (value): value is string =>
      typeof value === 'string' && value !== '' && [...value].length <= most,
    'textUpTo',
    { most },
  );

export function listOf<T>(each: Reader<T>, least: number, most: number, of: Noun): Reader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      throw wrong(path, 'list', { least, most, of, got: asJson(value) });
    return value.map((item, index) => each(item, `${path}[${index}]`));
  };
}

/** A list without repetitions. */
export function different<T>(list: Reader<T[]>): Reader<T[]> {
  return (value, path) => {
    const read = list(value, path);
    if (new Set((value as unknown[]).map((item) => JSON.stringify(item))).size < read.length)
      throw wrong(path, 'different', { got: asJson(value) });
    return read;
  };
}

/** The reader for the kind of the value. */
export function byKind<T>(
  kinds: {
    readonly text?: Reader<T>;
    readonly list?: Reader<T>;
    readonly object?: Reader<T>;
    readonly number?: Reader<T>;
  },
  ...names: readonly string[]
): Reader<T> {
  return (value, path) => {
    const reader =
      typeof value === 'string'
        ? kinds.text
        : typeof value === 'number'
          ? kinds.number
          : Array.isArray(value)
            ? kinds.list
            : isObject(value)
              ? kinds.object
              : undefined;
    if (reader === undefined) throw wrong(path, 'oneOf', { names, got: asJson(value) });
    return reader(value, path);
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The readers of the fields of an object; `undefined` comes out where an optional field is missing. */
type Fields<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

export function objectOf<T>(fields: Fields<T>, needed: readonly (keyof T & string)[]): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return (value, path) => {
    if (!isObject(value))
      throw wrong(path === '' ? 'file' : path, 'object', { names: needed, got: asJson(value) });
    const unknown = Object.keys(value).find((key) => !(names as string[]).includes(key));
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (unknown !== undefined) throw wrong(at(unknown), 'unknownField', { names });
    const missing = needed.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) throw wrong(at(missing), 'required', {});
    const present = names.filter((key) => Object.hasOwn(value, key));
    return Object.fromEntries(present.map((key) => [key, fields[key](value[key], at(key))])) as T;
  };
}
