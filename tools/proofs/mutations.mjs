import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareExecuted, executedTexts } from './compared.mjs';
import { dependencies } from './compile.mjs';
import { BUILT, runCoq } from './compiler.mjs';
import { mutatedRules } from './mutated-rules.mjs';
import { proofFiles, readProof } from './sources.mjs';

/**
 * Changes one rule after another in a copy of what was compiled; the changes that nothing notices,
 * one line each.
 */
export async function unnoticedMutations() {
  const needs = await dependencies(proofFiles());
  const unnoticed = [];
  for (const mutation of mutatedRules) {
    const noticed = await noticedBy(mutation, needs);
    console.log(`${mutation.file}: ${mutation.rule}: ${noticed ?? 'NOT NOTICED'}`);
    if (noticed === null) unnoticed.push(`${mutation.file}: ${mutation.rule}: nothing noticed it`);
  }
  return unnoticed;
}

/** The text with the change, which must have one place in it. */
export function mutated(text, { file, from, to }) {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${file} has ${parts.length - 1} times what is to be changed: ${from}`);
  return parts.join(to);
}

/** The file that no longer compiles, or the comparison that fails; `null` if nothing notices. */
async function noticedBy(mutation, needs) {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-mutation-'));
  try {
    cpSync(BUILT, folder, { recursive: true });
    writeFileSync(join(folder, mutation.file), mutated(readProof(mutation.file), mutation));
    const outputs = new Map(
      [...needs.keys()].map((file) => [file, readFileSync(join(folder, `${file}.out`), 'utf8')]),
    );
    for (const file of affected(mutation.file, needs))
      try {
        outputs.set(file, (await runCoq('coqc', [file], folder)).stdout);
      } catch {
        return `${file} does not compile`;
      }
    const failed = (await compareExecuted(executedTexts(outputs))).find(
      (part) => part.differences.length > 0,
    );
    return failed === undefined ? null : `the comparison "${failed.name}" fails`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file and all that import it, directly or not, each after those that it imports. */
function affected(changed, needs) {
  const found = [changed];
  for (const file of found)
    for (const [other, used] of needs)
      if (used.includes(file) && !found.includes(other)) found.push(other);
  const depth = (file) =>
    1 +
    Math.max(
      -1,
      ...needs
        .get(file)
        .filter((name) => found.includes(name))
        .map(depth),
    );
  return found.sort((a, b) => depth(a) - depth(b));
}
