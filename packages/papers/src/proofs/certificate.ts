import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { digest } from '@manaus/lab';
import type { CertifiedTheorem } from './theorem.js';

/** The record of a run that compiled and checked all proofs. */
interface Certificate {
  /** The proof assistant with its version: `coq 8.16.1`. */
  readonly compiler: string;
  /** The SHA-256 of each file that was compiled. */
  readonly files: Readonly<Record<string, string>>;
  readonly theorems: readonly CertifiedTheorem[];
  /** The comparisons of what the definitions compute with what the program computes. */
  readonly compared: readonly { readonly name: string; readonly instances: number }[];
}

/** The certificate, and the files that are no longer as they were when it was written. */
export interface CertificateReading {
  readonly certificate: Certificate;
  /**
   * The files that changed, were added or were removed; the certificate stands if this is empty.
   */
  readonly stale: readonly string[];
}

/** The proofs stand beside the packages in the repository; an installed package has none. */
const proofs = new URL('../../../../proofs/', import.meta.url);

/**
 * Reads the certificate of the proofs in a folder, and compares the hash of every file with it;
 * `null` if none exists.
 *
 * @example
 * ```ts
 * readCertificate()?.stale; // => []
 * ```
 */
export function readCertificate(folder: URL = proofs): CertificateReading | null {
  const file = new URL('certificate.json', folder);
  if (!existsSync(file)) return null;
  const certificate: Certificate = JSON.parse(readFileSync(file, 'utf8'));
  const now = hashes(folder);
  const names = [...new Set([...Object.keys(certificate.files), ...Object.keys(now)])].sort();
  return { certificate, stale: names.filter((name) => certificate.files[name] !== now[name]) };
}

const hashes = (folder: URL): Record<string, string> =>
  Object.fromEntries(
    proofFiles(folder).map((name) => [name, digest(readFileSync(new URL(name, folder)))]),
  );

const proofFiles = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.v'));
