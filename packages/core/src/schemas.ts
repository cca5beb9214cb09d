import * as v from 'valibot';
import { jsonStart } from './errors/sentence.js';
import { type Bounds, type Fault, type FaultCode, InputError, type Noun } from './errors.js';

type Schema = v.GenericSchema;

/** What an issue of a schema says: a code with its values, as JSON, since valibot takes a text. */
export const issueText = <C extends FaultCode>(code: C, values: Bounds<C>): string =>
  JSON.stringify({ code, values });

/** A schema whose issues carry a code with its values. */
export const must = <const S extends Schema, C extends FaultCode>(
  schema: S,
  code: C,
  values: Bounds<C>,
): S => v.message(schema, issueText(code, values));

/** A value as in the document: also a flat list in brackets. */
export const asJson = (value: unknown): unknown =>
  Array.isArray(value) ? jsonStart(value, 100) : value;

/**
 * The value, if it has the form of the schema; otherwise an `InputError` at the place that names
 * the part that has not, such as `goals[0].allOn`, or the whole by its own name.
 *
 * Each part of the schema carries the code of its issues ({@link must}).
 *
 * @example
 * ```ts
 * requireSchema('core/tower', 'file', objectOf({ pegs: wholeNumber(2, 9) }), { pegs: 3 }); // => { pegs: 3 }
 * requireSchema('core/tower', 'file', objectOf({ pegs: wholeNumber(2, 9) }), { peg: 3 }); // throws unknown field peg, did you mean pegs?
 * ```
 */
export function requireSchema<S extends Schema>(
  place: string,
  whole: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> {
  const { success, issues, output } = v.safeParse(schema, value);
  if (success) return output;
  // A misspelled field is both unknown and missing: its own name is the better hint.
  throw faultOf(issues.find(isUnknownField) ?? issues[0], '', { place, whole });
}

type Issue = v.BaseIssue<unknown>;

const isUnknownField = ({ expected }: Issue) => expected === 'never';

function faultOf(
  issue: Issue,
  above: string,
  where: { readonly place: string; readonly whole: string },
): InputError {
  const { place, whole } = where;
  const path = pathOf(issue.path ?? [], above);
  const deeper = issue.issues?.find((inner) => inner.path !== undefined);
  if (deeper !== undefined) return faultOf(deeper, path, where);
  const isMissing = issue.path?.at(-1)?.origin === 'key' && !isUnknownField(issue);
  if (isMissing) return new InputError(place, path, 'required', {});
  const { code, values }: Pick<Fault, 'code' | 'values'> = JSON.parse(issue.message);
  return new InputError(place, path === '' ? whole : path, code, {
    ...values,
    got: asJson(issue.input),
  });
}

const pathOf = (items: readonly v.IssuePathItem[], above: string) =>
  items.reduce((path, { type, key }) => {
    if (type === 'array') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${key}`;
  }, above);

/** An integer between bounds. */
export const wholeNumber = (least: number, most: number) =>
  must(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), 'between', {
    least,
    most,
  });

/** One of some texts. */
export const oneOf = <const N extends readonly string[]>(names: N) =>
  must(v.picklist(names), 'oneOf', { names });

/** An object with some fields and no others. */
export function objectOf<E extends v.ObjectEntries>(entries: E) {
  const names = Object.keys(entries);
  const needed = names.filter((key) => !optionals.includes(entries[key].type));
  return v.pipe(
    // A strict object of valibot may be an array.
    must(v.custom<object>(isNoList), 'object', { names: needed.length > 0 ? needed : names }),
    must(v.strictObject(entries), 'unknownField', { names }),
  );
}

const optionals: readonly string[] = ['exact_optional', 'optional'];

const isNoList = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value of a type must be, so that an `InputError` can say it. */
export type Part<T> = v.GenericSchema<unknown, T>;

/** One part for each field of a type, so that no field goes unchecked. */
type Parts<T> = { readonly [Field in keyof T]-?: Part<T[Field]> };

/** An object with the fields of a type and no others: what a caller writes. */
export const formOf = <T extends object>(parts: Parts<T>): Part<T> =>
  // TypeScript does not see that the fields of the parts are those of the type.
  objectOf(parts as v.ObjectEntries) as Part<object> as Part<T>;

/** An object with some fields of a type, whatever else it has: what another function returned. */
export const shapeOf = <T extends object>(parts: Partial<Parts<T>>): Part<T> =>
  must(v.object(parts as v.ObjectEntries), 'object', {
    names: Object.keys(parts),
  }) as Part<object> as Part<T>;

export const text: Part<string> = must(v.string(), 'kind', { kind: 'text' });

export const flag: Part<boolean> = must(v.boolean(), 'kind', { kind: 'boolean' });

export const finite: Part<number> = must(v.pipe(v.number(), v.finite()), 'finite', {});

export const integerFrom = (least: number): Part<number> =>
  must(v.pipe(v.number(), v.safeInteger(), v.minValue(least)), 'atLeast', { least });

export const action = <F>(): Part<F> =>
  must(
    v.custom<F>((value) => typeof value === 'function'),
    'kind',
    { kind: 'function' },
  );

/** What is checked elsewhere, by a function that throws its own `InputError`. */
export const checkedBy = <T>(requireIt: (value: T) => unknown): Part<T> =>
  v.custom<T>((value) => {
    requireIt(value as T);
    return true;
  });

/** What is looked at elsewhere, or left out. */
export const anything = <T>(): Part<T | undefined> => v.optional(v.custom<T>(() => true));

export const optional = <T>(part: Part<T>): Part<T | undefined> => v.optional(part);

export const orNull = <T>(part: Part<T>): Part<T | null> => v.nullable(part);

export const listOf = <T>(part: Part<T>): Part<T[]> =>
  must(v.array(part), 'kind', { kind: 'list' });

/** A list that is not empty. */
export const someOf = <T>(part: Part<T>): Part<T[]> =>
  v.pipe(listOf(part), v.minLength(1, issueText('empty', {})));

/** A list of two. */
export const pairOf = <T>(part: Part<T>, of: Noun): Part<[T, T]> =>
  v.pipe(
    must(
      v.custom<[unknown, unknown]>((value) => Array.isArray(value) && value.length === 2),
      'list',
      { least: 2, most: 2, of },
    ),
    v.tuple([part, part]),
  );

/** A list too long for a schema: a loop looks at its entries. */
export const longList = <T>(): Part<readonly T[]> =>
  must(v.custom<readonly T[]>(Array.isArray), 'kind', { kind: 'list' });
