import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** Biome breaks code at this width, but neither comments nor AssemblyScript. */
const WIDTH = 100;
const UNFORMATTED = join('src', 'wasm', 'assembly');

/** The numbers of the comment lines that are too long; those of examples are code. */
function longComments(text) {
  let isExample = false;
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*\* ```/.test(line)) isExample = !isExample;
    const isComment = /^\s*(\*|\/\*|\/\/)/.test(line) && !(isExample && /^\s*\*/.test(line));
    return isComment && line.length > WIDTH ? [i + 1] : [];
  });
}

const longLines = (text) =>
  text.split('\n').flatMap((line, i) => (line.length > WIDTH ? [i + 1] : []));

const BUILT = /(^|\/)(node_modules|dist|\.cache)\//;
const PYTHON = /\.py$/;

/** The files of the repository whose names match. */
const filesIn = (name) =>
  ['packages', 'tools', 'notebooks', 'python'].flatMap((folder) =>
    readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
      .filter((file) => name.test(file) && !BUILT.test(file))
      .map((file) => join(folder, file)),
  );
const sources = filesIn(/\.([cm]?js|tsx?)$/);

/** The places of the long lines of some files. */
const placesIn = (files, linesOf) =>
  files.flatMap((file) =>
    linesOf(readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`),
  );

test(`no comment is wider than ${WIDTH} columns`, () => {
  expect(sources.length).toBeGreaterThan(2000);
  expect(placesIn([...sources, 'vitest.config.mjs'], longComments)).toEqual([]);
});

test(`no line of AssemblyScript, of Python or of a shell is wider than ${WIDTH} columns`, () => {
  const assembly = sources.filter((file) => file.includes(UNFORMATTED));
  const files = [...assembly, ...filesIn(PYTHON), '.ci/run', 'tools/hooks/commit-msg'];
  expect(assembly.length).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(25);
  expect(placesIn(files, longLines)).toEqual([]);
});

const long = 'a'.repeat(WIDTH);
test.each([
  ['a comment', `//${long}`, [1]],
  ['a docstring', `/**\n * ${long}\n */`, [2]],
  ['an example', `/**\n * \`\`\`ts\n * ${long}\n * \`\`\`\n * ${long}\n */`, [5]],
  ['a string', `const text = '${long}';`, []],
])('%s that is too long is seen, or allowed', (_, text, lines) => {
  expect(longComments(text)).toEqual(lines);
});
