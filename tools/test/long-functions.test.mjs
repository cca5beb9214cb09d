import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** The most lines of a function that has no reason beside it. */
const MOST = 60;
/** The comment before a longer function: `// One function: the text is sent to a worker.` */
const REASON = /\/\/ One function: \S.*\s*$/;

const isFunction = (node) => ts.isFunctionLike(node) && node.body !== undefined;

/** The functions of a text that are too long, as line and number of lines. */
function tooLong(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lineOf = (place) => source.getLineAndCharacterOfPosition(place).line + 1;
  const found = [];
  const visit = (node) => {
    const [first, last] = [lineOf(node.getStart()), lineOf(node.end)];
    const lines = last - first + 1;
    const before = text.split('\n')[first - 2] ?? '';
    if (isFunction(node) && lines > MOST && !REASON.test(before)) found.push([first, lines]);
    if (lines > MOST) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = readdirSync(inRoot('packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join('packages', name, 'src'))
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

test(`no function over ${MOST} lines without a reason beside it`, () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    // A long function is in a long file.
    return text.split('\n').length <= MOST
      ? []
      : tooLong(file, text).map(([line, lines]) => `${file}:${line}: ${lines} lines`);
  });
  expect(found).toEqual([]);
});

const functionOf = (lines) => `function f() {\n${'g();\n'.repeat(lines - 2)}}\n`;
test.each([
  ['60 lines', functionOf(60), []],
  ['61 lines', functionOf(61), [[1, 61]]],
  ['61 lines with a reason', `// One function: sent to a worker.\n${functionOf(61)}`, []],
  ['61 lines with an empty reason', `// One function:\n${functionOf(61)}`, [[2, 61]]],
  [
    'a long function in a short one',
    `const h = () =>\n${functionOf(61).replace(' f', '')}`,
    [
      [1, 62],
      [2, 61],
    ],
  ],
])('%s', (_, text, found) => {
  expect(tooLong('x.ts', text)).toEqual(found);
});
