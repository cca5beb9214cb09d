import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, root } from '../run/paths.mjs';

/** The one file that remembers a language: that which a notebook chose. */
const session = 'packages/plot/src/notebook/session.ts';

const packages = ['plot', 'lab', 'papers', 'site', 'cli', 'manaus'];

/** The sources of a package. */
function sourcesOf(name) {
  const folder = inRoot('packages', name, 'src');
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** A variable of a module that holds a language, or a call that sets that of the notebook. */
const state =
  /^(?:export )?let \w*(?:language|tongue|catalog)|^let \w+: (?:Language|Tongue|Catalog)\b/im;
const setsIt = /(?<![\w.`'])language\((?:'|tag|name|language)/;

test('no module but that of the notebook keeps the language of figures', () => {
  const files = packages.flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(300);
  const kept = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return state.test(code) || setsIt.test(code);
  });
  expect(kept.map((file) => relative(root, file)).filter((file) => file !== session)).toEqual([]);
});

test('what renders for others never reads the language of the notebook', () => {
  const files = ['site', 'cli'].flatMap(sourcesOf);
  const reading = files.filter((file) => readFileSync(file, 'utf8').includes('sessionLanguage'));
  expect(reading.map((file) => relative(root, file))).toEqual([]);
});
