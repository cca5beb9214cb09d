import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { digest } from '@manaus/jobs/storage';
import type { CertifiedTheorem } from './theorem.js';

/** The record of a run that compiled and checked all proofs. */
interface Certificate {
  /** The proof assistant with its version: `coq 8.16.1`. */
  readonly compiler: string;
  /** The SHA-256 of each file that was compiled. */
  readonly files: Readonly<Record<string, string>>;
  readonly theorems: readonly CertifiedTheorem[];
  /** Families of towers, and what is proved of each from a certificate of @manaus/theorems. */
  readonly families: readonly {
    readonly name: string;
    readonly capacities: readonly (string | number)[];
    /** Pairs of pegs in ascending order: `01 12 20`. */
    readonly moves: string;
    readonly theorems: readonly { readonly name: string; readonly statement: string }[];
  }[];
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

/**
 * The names of the theorems that Coq has proved of a family of towers, for every number of discs;
 * none where the proofs are not beside this package, or changed since.
 *
 * @example
 * ```ts
 * const anyMoves = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]] as const;
 * theoremsOfFamily({ capacities: ['n', 'n-1', 'n-2'], moves: anyMoves }).slice(0, 2); // => ['manaus_sizes', 'manaus_worst_case_0']
 * theoremsOfFamily({ capacities: ['n', 'n-7', 'n-7'], moves: anyMoves }); // => []
 * ```
 */
export function theoremsOfFamily({
  capacities,
  moves,
}: {
  readonly capacities: readonly string[];
  readonly moves: readonly (readonly [number, number])[];
}): string[] {
  const reading = readCertificate();
  if (reading === null || reading.stale.length > 0) return [];
  const pairs = moves.map((pair) => pair.join('')).sort();
  const found = reading.certificate.families.find(
    (family) =>
      family.capacities.map(String).join() === capacities.join() &&
      family.moves === pairs.join(' '),
  );
  return (found?.theorems ?? []).map(({ name }) => name);
}

const hashes = (folder: URL): Record<string, string> =>
  Object.fromEntries(
    proofFiles(folder).map((name) => [name, digest(readFileSync(new URL(name, folder)))]),
  );

const proofFiles = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.v'));
