import * as v from 'valibot';

/** A schema with what its values are, in English and in Portuguese. */
export const told = <const Schema extends v.GenericSchema>(
  schema: Schema,
  en: string,
  pt: string,
) => v.pipe(schema, v.metadata({ told: { en, pt } }));

/**
 * A schema of objects that have these fields and no others, under a name that documents and types
 * call it by.
 */
export const shape = <const Fields extends v.ObjectEntries>(
  name: string,
  en: string,
  pt: string,
  fields: Fields,
) => v.pipe(v.strictObject(fields), v.metadata({ shape: { name, en, pt } }));

/** A field that some answers lack; its description says which have it. */
export const optional = v.exactOptional;

export const list = v.array;
export const orNull = v.nullable;
export const oneOf = v.picklist;
export const text = v.string();
export const truth = v.boolean();
export const integer = v.pipe(v.number(), v.safeInteger());
/** A whole number, such as that of states. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A whole number of any size in decimal digits. */
export const digits = v.pipe(v.string(), v.regex(/^\d+$/));
/** The outcome of a position: the player who moved wins, or who moves next. */
export const outcome = v.picklist(['P', 'N']);

/** A value as it is printed, which nothing changes. */
export type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;
