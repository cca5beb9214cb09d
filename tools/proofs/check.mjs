import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { inventory, works } from '@manaus/papers';
import { fileHashes, readCertificate, storeCertificate } from './certificate.mjs';
import { compareExecuted, executedTexts } from './compared.mjs';
import { compileAll } from './compile.mjs';
import { BUILT } from './compiler.mjs';
import { definitionsUnder } from './definitions.mjs';
import { namedFamilies, proofsOf, sampleOfFamilies } from './families.mjs';
import { askCoq, fullName, recheck } from './gate.mjs';
import { faultsOf, hashOf, PROOFS, proofFiles, readProof } from './sources.mjs';
import { ROLES, theoremsOf } from './theorems.mjs';
import { usesOf } from './uses.mjs';

/** Compiles, checks and compares everything; the problems, one line each. */
export async function checkProofs({ version, verify }) {
  if (verify) rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  const files = proofFiles();
  const hashes = fileHashes();
  const texts = files.map((file) => [file, readProof(file)]);
  const theorems = texts.flatMap(([file, text]) => theoremsOf(file, text));
  const faults = [...texts.flatMap(([file, text]) => faultsOf(file, text)), ...unknown(theorems)];
  if (faults.length > 0) return faults;
  const { families, others } = proofsOf(namedFamilies);
  if (others.length > 0) return others.map(({ file, why }) => `${file} has no proof: ${why}`);
  const outputs = await timed('coqc', () => compileAll(version, textsWith(families)));
  const asked = [...theorems, ...families.flatMap((family) => family.theorems)];
  const [answers, unsafe] = await Promise.all([
    timed('statements and assumptions', () => askCoq(asked)),
    timed('coqchk', () => recheck([...files, ...families.map(({ file }) => file)])),
  ]);
  const executed = executedTexts(outputs);
  const compared = await timed('comparison', () => compareExecuted(executed));
  const problems = [...assumed(answers), ...unsafe, ...different(compared)];
  if (problems.length > 0) return problems;
  const { rests, definitions } = definitionsUnder(
    theorems,
    new Map(
      files.map((file) => [file, { bytes: readFileSync(join(PROOFS, file)), glob: globOf(file) }]),
    ),
  );
  const certificate = {
    compiler: `coq ${version}`,
    files: hashes,
    theorems: theorems.map((theorem, index) => ({
      ...theorem,
      ...answers.get(fullName(theorem)),
      rests: rests[index],
    })),
    definitions,
    uses: Object.fromEntries(files.map((file) => [file, usesOf(file, globOf(file))])),
    families: families.map(({ name, capacities, moves, theorems }) => ({
      name,
      capacities,
      moves: moves.map((arc) => arc.join('')).join(' '),
      theorems: theorems.map((theorem) => ({
        name: theorem.name,
        ...answers.get(fullName(theorem)),
      })),
    })),
    executed: Object.fromEntries(
      Object.entries(executed).map(([file, text]) => [file, hashOf(text)]),
    ),
    compared: compared.map(({ name, instances }) => ({ name, instances })),
  };
  if (verify && !isDeepStrictEqual(readCertificate(), certificate))
    return ['proofs/certificate.json is not what these files give: run npm run proofs'];
  if (!verify) storeCertificate(certificate, executed);
  const instances = compared.reduce((sum, { instances }) => sum + instances, 0);
  const ofFamilies = families.reduce((sum, { theorems }) => sum + theorems.length, 0);
  console.log(
    `${theorems.length} theorems and ${ofFamilies} on ${families.length} families, no assumption; ${instances} values compared`,
  );
  return [];
}

/**
 * Compiles the theorems of a sample of some two hundred families, and asks Coq what each assumes;
 * the problems, one line each. Stores nothing.
 */
export async function checkSample({ version }) {
  const { families, others } = proofsOf(sampleOfFamilies());
  for (const { capacities, moves, why } of others)
    console.log(`${capacities.join(', ')}, moves ${moves.join(' ')}: not tried, ${why}`);
  await timed('coqc', () => compileAll(version, textsWith(families)));
  const theorems = families.flatMap((family) => family.theorems);
  const problems = assumed(await timed('assumptions', () => askCoq(theorems)));
  if (problems.length === 0)
    console.log(
      `${theorems.length} theorems on ${families.length} of ${families.length + others.length} families, no assumption`,
    );
  return problems;
}

/** The texts to compile by their files: those that are stored, and those of families. */
function textsWith(families) {
  const texts = new Map(proofFiles().map((file) => [file, readProof(file)]));
  for (const { file, text } of families) texts.set(file, text);
  return texts;
}

const globOf = (file) => readFileSync(join(BUILT, file.replace(/\.v$/, '.glob')), 'utf8');

async function timed(name, run) {
  const begun = Date.now();
  const result = await run();
  console.log(`${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

function unknown(theorems) {
  const ids = new Set(works().flatMap((work) => inventory(work).map(({ id }) => id)));
  return theorems.flatMap((theorem) =>
    ROLES.flatMap((role) => theorem[role])
      .filter((id) => !ids.has(id))
      .map((id) => `${theorem.file}: ${theorem.name}: no item has the id ${id}`),
  );
}

const assumed = (answers) =>
  [...answers].flatMap(([name, { assumptions }]) => assumptions.map((text) => `${name}: ${text}`));

const different = (compared) =>
  compared.flatMap(({ name, differences }) => differences.map((line) => `${name}: ${line}`));
