import * as v from 'valibot';
import { parse } from 'yaml';
import { files } from '#host';

/** The form of a text in every language. */
export const words = v.strictObject({ en: v.string(), pt: v.string() });

/**
 * What a document of a work holds: `works/martins2024/work.yaml`. Throws a line for one that is
 * missing or is not YAML.
 *
 * @example
 * ```ts
 * Object.keys(readDocument('works/hanoi2012/binary.yaml') as object)[0]; // => 'binary-disc'
 * ```
 */
export function readDocument(path: string): unknown {
  const text = files.text(path);
  if (text === null) throw new Error(`${path} is missing`);
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}

/**
 * What is read at a place of a document, where it has the form of the schema; throws a line on the
 * first fault otherwise.
 *
 * @example
 * ```ts
 * inForm(words, 'title', { en: 'Graph', pt: 'Grafo' }).pt; // => 'Grafo'
 * ```
 */
export function inForm<S extends v.GenericSchema>(
  schema: S,
  place: string,
  read: unknown,
): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, read);
  if (success) return output;
  const [issue] = issues;
  throw new Error([place, v.getDotPath(issue) ?? [], issue.message].flat().join(': '));
}
