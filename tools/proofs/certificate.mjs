import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, PROOFS, proofFiles, readProof } from './sources.mjs';

const FILE = join(PROOFS, 'certificate.json');

/** What was compiled and checked: the compiler, the hash of every file, the theorems, the comparisons. */
export const certificateOf = (version, theorems, compared) => ({
  compiler: `coq ${version}`,
  files: fileHashes(),
  theorems,
  compared: compared.map(({ name, instances }) => ({ name, instances })),
});

/** The SHA-256 of every file of the proofs. */
export const fileHashes = (folder = PROOFS) =>
  Object.fromEntries(proofFiles(folder).map((file) => [file, hashOf(readProof(file, folder))]));

/** The stored certificate; `null` where there is none. */
export const readCertificate = () =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;

/** Stores a certificate. */
export const writeCertificate = (certificate) =>
  writeFileSync(FILE, `${JSON.stringify(certificate, null, 2)}\n`);

/** The files that are not as they were compiled. */
export function staleFiles(certificate, hashes = fileHashes()) {
  const names = new Set([...Object.keys(certificate.files), ...Object.keys(hashes)]);
  return [...names].filter((file) => certificate.files[file] !== hashes[file]).sort();
}
