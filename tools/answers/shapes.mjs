import * as v from 'valibot';

/**
 * A type as a schema declares it, for whoever writes it in a language.
 * @typedef {{ kind: 'number' | 'integer' | 'string' | 'boolean' | 'unknown' }
 *   | { kind: 'choice', options: (string | number)[] }
 *   | { kind: 'list' | 'record' | 'nullable', of: Type }
 *   | { kind: 'tuple' | 'union', of: Type[] }
 *   | { kind: 'shape', name: string }} Type
 */

/**
 * An object with its fields, each with its type and its words in both languages.
 * @typedef {{ name: string, en: string, pt: string, fields: Field[] }} Shape
 * @typedef {{ name: string, optional: boolean, type: Type, en: string, pt: string }} Field
 */

/**
 * The type that a schema declares.
 * @returns {Type}
 */
export function typeOf(schema) {
  const { type } = schema;
  if (type === 'string' || type === 'boolean' || type === 'unknown') return { kind: type };
  if (type === 'number') return { kind: isInteger(schema) ? 'integer' : 'number' };
  if (type === 'picklist') return { kind: 'choice', options: schema.options };
  if (type === 'array') return { kind: 'list', of: typeOf(schema.item) };
  if (type === 'record') return { kind: 'record', of: typeOf(schema.value) };
  if (type === 'nullable') return { kind: 'nullable', of: typeOf(schema.wrapped) };
  if (type === 'tuple') return { kind: 'tuple', of: schema.items.map(typeOf) };
  if (type === 'union') return { kind: 'union', of: schema.options.map(typeOf) };
  if (type === 'strict_object') return { kind: 'shape', name: metadataOf(schema).shape.name };
  throw new Error(`no one knows what to do with a schema of type ${type}`);
}

const isInteger = ({ pipe = [] }) =>
  pipe.some((part) => part.type === 'safe_integer' || isInteger(part));

/**
 * The shapes within schemas, each once, every one before those that it holds.
 * @returns {Shape[]}
 */
export function shapesIn(schemas) {
  const found = new Map();
  for (const schema of schemas) collect(schema, found);
  return [...found.values()];
}

function collect(schema, found) {
  const inside = [schema.item, schema.value, schema.wrapped, schema.options, schema.items].flat();
  for (const part of inside) if (typeof part === 'object') collect(part, found);
  if (schema.type !== 'strict_object') return;
  const { shape } = metadataOf(schema);
  const entries = Object.entries(schema.entries);
  const described = { ...shape, fields: entries.map(([name, entry]) => fieldOf(name, entry)) };
  const known = found.get(shape.name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(described))
    throw new Error(`two shapes have the name ${shape.name}`);
  if (known !== undefined) return;
  found.set(shape.name, described);
  for (const [, entry] of entries) collect(entry, found);
}

/** What `told` and `shape` say of a schema. */
const metadataOf = (schema) =>
  /** @type {{ shape: Omit<Shape, 'fields'>, told?: { en: string, pt: string } }} */ (
    v.getMetadata(schema)
  );

/** @returns {Field} */
function fieldOf(name, entry) {
  const optional = entry.type === 'exact_optional';
  const schema = optional ? entry.wrapped : entry;
  const { told } = metadataOf(schema);
  if (told === undefined) throw new Error(`the field ${name} is not told`);
  return { name, optional, type: typeOf(schema), ...told };
}
