import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT, runCoq } from './compiler.mjs';
import { hashOf } from './sources.mjs';

/** At most this many files at a time. */
const JOBS = 2;

/**
 * Compiles the files that are not compiled already, each after those that it imports.
 * @param {Map<string, string>} texts of all files, by their paths
 * @returns {Promise<Map<string, string>>} of each file what it prints
 */
export async function compileAll(version, texts) {
  const files = [...texts.keys()];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(BUILT, file)), { recursive: true });
    writeFileSync(join(BUILT, file), text);
  }
  const needs = await dependencies(files);
  const keys = new Map();
  const keyOf = (file) => {
    if (!keys.has(file))
      keys.set(file, hashOf([version, texts.get(file), ...needs.get(file).map(keyOf)].join('\n')));
    return keys.get(file);
  };
  for (const file of files) keyOf(file);
  await inOrder(files, needs, (file) => compile(file, keys.get(file)));
  return new Map(files.map((file) => [file, readFileSync(join(BUILT, `${file}.out`), 'utf8')]));
}

async function compile(file, key) {
  const stamp = join(BUILT, `${file}.key`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  const begun = Date.now();
  const { stdout } = await runCoq('coqc', [file]);
  writeFileSync(join(BUILT, `${file}.out`), stdout);
  writeFileSync(stamp, key);
  console.log(`${file} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

/** The files of ours that each file imports itself, as `coqdep` finds them. */
export async function dependencies(files) {
  const { stdout } = await runCoq('coqdep', files);
  const needs = new Map(files.map((file) => [file, []]));
  for (const line of stdout.split('\n')) {
    const [left, right] = line.split(':');
    const file = files.find((name) => left.startsWith(`${name}o `));
    if (file !== undefined)
      needs.set(
        file,
        files.filter((name) => right.split(' ').includes(`${name}o`)),
      );
  }
  return needs;
}

/**
 * Carries out a job a file, each after those that it needs, some at a time; stops at the first that
 * fails.
 */
async function inOrder(files, needs, job) {
  const done = new Set();
  const running = new Map();
  const ready = () =>
    files.filter(
      (file) =>
        !done.has(file) && !running.has(file) && needs.get(file).every((name) => done.has(name)),
    );
  while (done.size < files.length) {
    for (const file of ready().slice(0, JOBS - running.size))
      running.set(
        file,
        job(file).then(() => file),
      );
    if (running.size === 0) throw new Error('the files import each other');
    const file = await Promise.race(running.values());
    running.delete(file);
    done.add(file);
  }
}
