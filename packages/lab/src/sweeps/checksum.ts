import { createHash } from 'node:crypto';
import type { Damage } from '@manaus/core';

/** SHA-256 in hexadecimal. */
export const digest = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const HEAD = /^\{"checksum":"([0-9a-f]{64})","record":/;

/** A record as one line that carries its checksum; {@link unseal} reads it. */
export function seal(record: object): string {
  const body = JSON.stringify(record);
  return `{"checksum":"${digest(body)}","record":${body}}`;
}

/** The record of a sealed line, or a description of the error. */
export function unseal(
  line: string,
):
  | { readonly record: unknown; readonly problem: null }
  | { readonly record: null; readonly problem: Damage } {
  const head = HEAD.exec(line);
  if (head === null) return { record: null, problem: { code: 'otherKind' } };
  const body = line.slice(head[0].length, -1);
  if (!line.endsWith('}') || digest(body) !== head[1])
    return { record: null, problem: { code: 'checksum' } };
  return { record: JSON.parse(body), problem: null };
}
