/** The value that a method computes and a case carries: anything that JSON can write. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value };

/** Named facts. */
export type Facts = { readonly [key: string]: Value };

/** The result of one method: of named facts those that it computes, of anything else all of it. */
export type Part<V> = V extends readonly Value[] ? V : V extends object ? Partial<V> : V;

/** True if a value is a record of named facts. */
const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True if two values are equal, entry by entry and all the way down.
 *
 * @example
 * ```ts
 * same([1, [2, 3]], [1, 2, 3]); // => false
 * ```
 */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Object.is(a, b);
  if (a instanceof Map || a instanceof Set)
    throw new Error('papers/check: maps and sets are compared as lists');
  const names = Object.keys(a);
  return (
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(at(a, name), at(b, name)))
  );
}

const at = (value: object, name: string): unknown => Reflect.get(value, name);

/**
 * A value on one line.
 *
 * @example
 * ```ts
 * shown({ order: 3 }); // => '{"order":3}'
 * ```
 */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

/** The one fact of a value without names. */
const whole = '';

/** A value as named facts; one without names has a single fact. */
export const factsOf = (value: Value): Facts => (isRecord(value) ? value : { [whole]: value });

/** The value that {@link factsOf} was made from. */
export const unnamed = (facts: Facts): Value => (whole in facts ? facts[whole] : facts);
