import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** The formatter breaks code at this width, but neither comments nor AssemblyScript. */
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
const sources = ['packages', 'tools', 'notebooks'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !BUILT.test(file))
    .map((file) => join(folder, file)),
);

test(`no comment is wider than ${WIDTH} columns, and no line of AssemblyScript`, () => {
  expect(sources.length).toBeGreaterThan(2000);
  const found = sources.flatMap((file) => {
    const linesOf = file.includes(UNFORMATTED) ? longLines : longComments;
    return linesOf(readFileSync(inRoot(file), 'utf8')).map((line) => `${file}:${line}`);
  });
  expect(found).toEqual([]);
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
