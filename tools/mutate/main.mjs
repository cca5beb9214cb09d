#!/usr/bin/env node
// npm run mutate -- PACKAGE [FILE ...] [--since REF] [--sample N [--seed S]] [--tests GLOB]
// [--least PERCENT] [--minutes N]: changes the sources of a package one place at a time and runs
// its own tests (or those of a pattern, such as structure/verify-*) against each change; says which
// changes no test notices. With --since only the lines that differ from a commit, with --sample N
// ranges of ten lines drawn at random, of the files named if any are (FILE may be a glob, such as
// '**/verify-*.ts'); PACKAGE may then be "changed": all packages, file by file, within the minutes,
// and no survivor fails it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../run/paths.mjs';
import { changedRanges, fileOf } from './changed.mjs';
import { sampleRanges } from './sample.mjs';
import { scoreText } from './score.mjs';
import { mutated } from './stryker.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '**/*' },
    least: { type: 'string', default: '90' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const [name, ...chosen] = positionals;
const packages = ['core', 'games', 'blocks', 'graph', 'theorems', 'kernels', 'scale', 'papers'];
const refuse = (why) => {
  console.error(`mutate: ${why}`);
  process.exit(2);
};
if (name !== 'changed' && !packages.includes(name))
  refuse(`PACKAGE must be one of ${packages.join(', ')}`);
if (name === 'changed' && values.since === undefined) refuse('changed needs --since REF');
if (values.since !== undefined && values.sample !== undefined)
  refuse('--sample is of whole files: not with --since');
for (const bounded of ['minutes', 'sample'])
  if (values[bounded] !== undefined && !(Number(values[bounded]) > 0))
    refuse(`--${bounded} must be above 0 (got ${values[bounded]})`);

const git = (...line) => execFileSync('git', line, { cwd: inRoot(), encoding: 'utf8' });

/** Of papers only the machinery of checks: items are attacked by their printed values. */
const isSource = (folder, file) =>
  file.endsWith('.ts') &&
  !file.endsWith('/index.ts') &&
  file.startsWith(folder.includes('papers') ? `${folder}/check/` : folder);

/**
 * The files that a name or a glob below a folder stands for; lines of a file (`file:46-73`) stay as
 * they are.
 */
function filesNamed(folder, one) {
  if (fileOf(one) !== one) return [`${folder}/${one}`];
  const files = git('ls-files', `:(glob)${folder}/${one}`).split('\n').filter(Boolean);
  if (files.length === 0) refuse(`no file ${one} in ${folder}`);
  return files;
}

/**
 * The sources to change: those named, the lines that differ from a commit, or all of them; or a
 * sample.
 */
function sourcesOf(of) {
  const folder = `packages/${of}/src`;
  const sources =
    chosen.length > 0
      ? chosen.flatMap((one) => filesNamed(folder, one))
      : sourcesIn(folder).filter((one) => isSource(folder, fileOf(one)));
  if (values.sample === undefined) return sources;
  const files = sources.map((file) => ({ file, lines: linesOf(file) }));
  return sampleRanges(files, Number(values.sample), Number(values.seed));
}

const sourcesIn = (folder) =>
  values.since === undefined
    ? git('ls-files', folder).split('\n')
    : changedRanges(git('diff', '--unified=0', '--diff-filter=d', values.since, '--', folder));

const linesOf = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length;

/** A score in words. */
const textOf = (score) =>
  `${score.whole ? '' : 'not done in time; so far '}${scoreText(score, { sampled: values.sample !== undefined })}`;

/** One package at once; the exit code. */
async function whole() {
  const mutate = sourcesOf(name);
  if (mutate.length === 0) {
    console.log('mutate: nothing to change');
    return 0;
  }
  const seconds = 60 * Number(values.minutes);
  const score = await mutated(name, mutate, { tests: values.tests, seconds });
  console.log(textOf(score));
  return score.whole && 100 * score.killed >= Number(values.least) * score.mutants ? 0 : 1;
}

/** All changed files of all packages, one after the other until the time is over. */
async function changed() {
  const end = Date.now() + 60_000 * Number(values.minutes);
  const tasks = packages.flatMap((of) => {
    const ranges = sourcesOf(of);
    return [...new Set(ranges.map(fileOf))].map((file) => ({
      of,
      file,
      ranges: ranges.filter((range) => fileOf(range) === file),
    }));
  });
  if (tasks.length === 0) console.log('mutate: nothing to change');
  for (const { of, file, ranges } of tasks) {
    const seconds = Math.floor((end - Date.now()) / 1000);
    const started = seconds >= 20;
    const score = started && (await mutated(of, ranges, { tests: values.tests, seconds }));
    console.log(`${file}: ${started ? textOf(score) : 'no time left'}`);
  }
}

if (name === 'changed') await changed();
else process.exitCode = await whole();
