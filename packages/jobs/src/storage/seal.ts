import { InputError } from '@manaus/core';
import { integerFrom, requireSchema, shapeOf, text } from '@manaus/core/schemas';
import type { Damage } from './damage.js';
import { digest } from './digest.js';

/** The kind of a record and the version of its form. */
export interface Format {
  readonly format: string;
  readonly version: number;
}

const shape = shapeOf<Format>({ format: text, version: integerFrom(0) });

/** The record of a sealed text, or what is wrong with the text. */
export type Unsealed =
  | { readonly record: unknown; readonly damage: null }
  | { readonly record: null; readonly damage: Damage };

/**
 * A record as one line of JSON: its format and version first, then its fields, and last the
 * checksum of all that.
 *
 * `unseal` accepts the line only whole, unchanged, and as the format that it is. A checksum tells
 * damage, not forgery.
 *
 * @example
 * ```ts
 * seal({ format: 'colors', version: 1 }, { red: 7 }).length; // => 117
 * unseal(seal({ format: 'colors', version: 1 }, { red: 7 }), { format: 'colors', version: 1 }).damage; // => null
 * ```
 */
export function seal(format: Format, fields: object): string {
  requireSchema('jobs/seal', 'format', shape, format);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new InputError('jobs/seal', 'fields', 'kind', { kind: 'object', got: fields });
  const body = jsonOf({ ...format, ...fields });
  return `${body.slice(0, -1)},"checksum":"${digest(body)}"}`;
}

/** The JSON of an object; an `InputError` where it has none, as one that goes round in a circle. */
function jsonOf(fields: object): string {
  try {
    return JSON.stringify(fields);
  } catch (error) {
    const problem = (error as Error).message.slice(0, 100);
    throw new InputError('jobs/seal', 'fields', 'json', { problem });
  }
}

const CHECKSUM = /,"checksum":"([0-9a-f]{64})"\}$/;

/**
 * The record of a sealed line, with its format and version.
 *
 * @example
 * ```ts
 * unseal('{"red":7}', { format: 'colors', version: 1 }).damage; // => { code: 'otherKind' }
 * ```
 */
export function unseal(line: string, { format, version }: Format): Unsealed {
  const damaged = (damage: Damage) => ({ record: null, damage }) as const;
  const checksum = CHECKSUM.exec(line);
  if (checksum === null || !isSealedAs(line, format)) return damaged({ code: 'otherKind' });
  const body = `${line.slice(0, checksum.index)}}`;
  if (digest(body) !== checksum[1]) return damaged({ code: 'checksum' });
  const record = JSON.parse(body) as Format;
  if (record.version !== version)
    return damaged({ code: 'version', found: record.version, known: version });
  return { record, damage: null };
}

/**
 * The record of a file that is one sealed line, with its end of line.
 *
 * @example
 * ```ts
 * unsealFile('', { format: 'colors', version: 1 }).damage; // => { code: 'otherKind' }
 * ```
 */
export const unsealFile = (text: string, format: Format): Unsealed =>
  text.endsWith('\n') || !isSealedAs(text, format.format)
    ? unseal(text.slice(0, -1), format)
    : { record: null, damage: { code: 'cutShort' } };

/**
 * True if a text begins as a record of a format does, be it damaged or not.
 *
 * @example
 * ```ts
 * isSealedAs('{"format":"colors","ver', 'colors'); // => true
 * ```
 */
export const isSealedAs = (text: string, format: string): boolean =>
  text.startsWith(`{"format":${JSON.stringify(format)},`);
