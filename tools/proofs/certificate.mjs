import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, PROOFS, proofFiles, readProof } from './sources.mjs';

const FILE = join(PROOFS, 'certificate.json');

/**
 * Stores the record of what was compiled and checked: the hash of every file, the theorems with the
 * definitions under them, what each lemma uses, the theorems on families, what was executed and
 * compared.
 */
export function storeCertificate(certificate, executed) {
  writeFileSync(FILE, `${JSON.stringify(certificate, null, 2)}\n`);
  for (const [file, text] of Object.entries(executed)) writeFileSync(join(PROOFS, file), text);
}

/** The SHA-256 of every file of the proofs. */
export const fileHashes = () =>
  Object.fromEntries(proofFiles().map((file) => [file, hashOf(readProof(file))]));

/** The stored certificate; `null` if none exists. */
export const readCertificate = () =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null;

/** The state of the proofs as known without compiling them, on one line. */
export function certificateLine(certificate = readCertificate(), hashes = fileHashes()) {
  if (certificate === null) return 'proofs: there is no certificate (npm run proofs)';
  const { compiler, files, theorems } = certificate;
  const names = [...new Set([...Object.keys(files), ...Object.keys(hashes)])].sort();
  const stale = names.filter((file) => files[file] !== hashes[file]);
  return stale.length === 0
    ? `proofs: not compiled again; ${theorems.length} theorems were, by ${compiler}, and no file has changed since`
    : `proofs: the certificate is stale (npm run proofs): ${stale.join(', ')}`;
}
