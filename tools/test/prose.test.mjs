// Docstrings, help and documents are plain standard English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '@manaus/cli';
import { expect, test } from 'vitest';
import { commentsOf, idiomsIn } from '../documents/idioms.mjs';
import { proseOf } from '../documents/markdown.mjs';
import { inRoot } from '../run/paths.mjs';

const PACKAGES = readdirSync(inRoot('packages')).map((name) => `packages/${name}`);

/** The files below a folder, without tests; none if the folder does not exist. */
const filesIn = (folder) =>
  existsSync(inRoot(folder))
    ? readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true }).map(
        (name) => `${folder}/${name}`,
      )
    : [];
const sources = [...PACKAGES.flatMap((name) => [`${name}/src`, `${name}/bench`]), 'tools']
  .flatMap(filesIn)
  .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !/^tools\/(?:test|\.cache)\//.test(file));
const documents = ['.', 'docs', ...PACKAGES]
  .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.md'));

test.each([
  ['/** What a search found. */', []],
  ['/**\n * How many there are, a line\n * a point.\n */', [expect.any(String)]],
  ['/** A rule of one’s own. */', ['"of one’s own": write "custom"']],
  ['/** Options with a heading of their own. */', [expect.stringContaining('of their own')]],
  ['/** Throws for a text that is no label. */', ['"that is no": write "that is not a"']],
  ['/** True if a value is no longer used. */', []],
  ['// The peg, p0 unless given.', ['"unless given": write "by default"']],
  [
    '  /** The path; `null` where there\n   * is none. */',
    expect.arrayContaining([expect.stringContaining('where there is none')]),
  ],
  ['/** The number of paths, so many that they do not fit. */', []],
  ["const text = 'a row an item';", []],
])('%s is judged', (code, faults) => {
  expect(commentsOf(code).flatMap(({ text }) => idiomsIn(text))).toEqual(faults);
});

test('docstrings and comments', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) =>
    commentsOf(readFileSync(inRoot(file), 'utf8')).flatMap(({ line, text }) =>
      idiomsIn(text).map((fault) => `${file}:${line} ${fault}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each(documents)('%s', (file) => {
  expect(idiomsIn(proseOf(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

test('the help of every command', async () => {
  const names = await commandsBelow([]);
  expect(names.length).toBeGreaterThan(20);
  for (const words of names) expect([words, idiomsIn(await help(words))]).toEqual([words, []]);
});

async function help(words) {
  const texts = [];
  const io = { out: (text) => texts.push(text), err: () => {}, color: false, debug: false };
  expect(await main([...words, '--help'], io)).toBe(0);
  return texts.join('');
}

/** A list of commands, or of actions, by their words: those in the help of `words` and below. */
async function commandsBelow(words) {
  const listed = (await help(words)).matchAll(
    /^(?!Options|Puzzles|Examples)\w[\w ]*:\n((?: {2}\S.*\n)+)/gm,
  );
  const names = [...listed].flatMap(([, rows]) =>
    [...rows.matchAll(/^ {2}([a-z][\w-]*) {2,}/gm)].map(([, name]) => [...words, name]),
  );
  const below = [];
  for (const name of names.filter((name) => name.length < 3 && name[0] !== 'help'))
    below.push(...(await commandsBelow(name)));
  return [words, ...below];
}
